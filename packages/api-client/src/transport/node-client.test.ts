import { expect, test } from 'vitest';
import { fakeService, file, json, read } from './fake-service.ts';
import { createNodeClient } from './node-client.ts';

const service = fakeService();
const connect = (over: Partial<Parameters<typeof createNodeClient>[0]> = {}) =>
  createNodeClient({ baseUrl: `${service.origin}/api/`, clientId: 'importer', secret: 'secret', ...over });

test('requests are signed, in Chinese and without a token by default', async () => {
  expect(await connect().call(read, { params: { id: '1' } })).toEqual({ data: { n: 1 } });
  expect(service.seen[0]).toMatchObject({
    url: '/api/things/1',
    headers: { 'x-client-id': 'importer', 'x-sign': expect.stringMatching(/./), 'accept-language': 'zh-CN' },
  });
  expect(service.seen[0]?.headers.authorization).toBeUndefined();
});

test('a token is sent as it is at the time of each request', async () => {
  let token: string | null = 'first';
  const client = connect({ token: () => token, locale: 'en' });
  await client.call(read, { params: { id: '1' } });
  token = null;
  await client.call(read, { params: { id: '1' } });
  await connect({ token: 'fixed' }).call(read, { params: { id: '1' } });
  expect(service.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', undefined, 'Bearer fixed']);
  expect(service.seen[0]?.headers['accept-language']).toBe('en');
});

test.each([
  [{ baseUrl: '/api' }, "baseUrl is '/api' and must be an absolute address"],
  [{ baseUrl: 'file:///api' }, 'must be an absolute address'],
  [{ clientId: '' }, 'clientId is empty'],
  [{ secret: '' }, 'secret is empty'],
])('%j is refused by its name', (over, message) => {
  expect(() => connect(over)).toThrow(message);
});

test('a failure without words of the service names its address', async () => {
  const call = () => connect().call(read, { params: { id: '1' } });
  service.handlers = [json(404, {}), json(400, { message: 'no such thing' })];
  await expect(call()).rejects.toThrow(`${service.origin}/api/: GET /things/{id}: 404`);
  await expect(call()).rejects.toThrow(/^no such thing$/);
});

test('a download that fails names the address too', async () => {
  service.handlers = [json(404, {})];
  await expect(connect().download(file, { params: { id: '1' } })).rejects.toThrow(
    `${service.origin}/api/: GET /files/{id}: 404`,
  );
});
