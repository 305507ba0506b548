import { expect, test, vi } from 'vitest';
import { create, failure, fakeService, json, NOW, read } from './fake-service.ts';
import { createGatewayTransport } from './gateway-transport.ts';

const service = fakeService();
const connect = (token: string | null = 'session-1') => {
  const renewToken = vi.fn(async (_refused: string) => 'session-2');
  const options = {
    locale: () => 'zh-CN' as const,
    now: () => NOW,
    wait: async () => undefined,
    token: () => token,
    renewToken,
  };
  return {
    renewToken,
    transport: createGatewayTransport({ ...options, baseUrls: { fallback: `${service.origin}/bff` } }),
  };
};

test('a call goes to the gateway unsigned and names its session', async () => {
  await connect().transport.call(read, { params: { id: 'a b' }, query: { q: '中' } });
  await connect(null).transport.call(read, { params: { id: '1' } });
  const [named, nobody] = service.seen;
  expect(named?.url).toBe('/bff/things/a%20b?q=%E4%B8%AD');
  expect(named?.headers).toMatchObject({ 'x-session': 'session-1', scene: 'web', 'accept-language': 'zh-CN' });
  for (const name of ['authorization', 'x-sign', 'x-client-id', 'x-nonce'])
    expect(named?.headers[name]).toBeUndefined();
  expect(nobody?.headers['x-session']).toBe('none');
});

test('a session that was renewed meanwhile is named in a second try, under the same key', async () => {
  service.handlers = [json(401, { code: 'unauthenticated', message: 'x' })];
  const { transport, renewToken } = connect();
  await transport.call(create, { body: { name: 'n' } });
  expect(renewToken).toHaveBeenCalledWith('session-1');
  const [first, second] = service.seen;
  expect([first?.headers['x-session'], second?.headers['x-session']]).toEqual(['session-1', 'session-2']);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toBe('{"name":"n"}');
});

test('refusals and Retry-After are those of the service', async () => {
  service.handlers = [json(429, { code: 'rate_limited', message: '稍后' }, { 'retry-after': '7' })];
  const error = await failure(connect().transport.call(create, { body: { name: 'n' } }));
  expect(error).toMatchObject({ status: 429, code: 'rate_limited', serverMessage: '稍后', retryAfter: 7000 });
});
