import { describe, expect, test, vi } from 'vitest';
import { canonicalParams, requestParams, signParams } from '../signing/signing.ts';
import { connectTo, create, fakeService, NOW, read, signedRead, signedWrite } from './fake-service.ts';

const service = fakeService();

describe('a request', () => {
  test('carries token, client, scene, locale and a signature over what went over the wire', async () => {
    const { transport } = connectTo(service, { token: () => 'tok', nonce: () => 'nonce-0001' });
    const input = { params: { id: '甲/1' }, query: { q: '研发 R&D', level: ['national', 'city'] } };
    expect(await transport.call(read, input)).toEqual({ data: { n: 1 } });
    const [sent] = service.seen;
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer tok',
      'x-client-id': 'zonekit-portal',
      scene: 'web',
      'accept-language': 'zh-CN',
      'x-ts': '1795197600',
      'x-nonce': 'nonce-0001',
    });
    const [path = '', query = ''] = (sent?.url ?? '').replace('/api', '').split('?');
    expect(path).toBe('/things/%E7%94%B2%2F1');
    const params = requestParams({
      method: 'GET',
      path,
      query,
      clientId: 'zonekit-portal',
      ts: NOW / 1000,
      nonce: 'nonce-0001',
    });
    expect(canonicalParams(params)).toContain('level=["national","city"]');
    expect(sent?.headers['x-sign']).toBe(signParams(params, 'demo-secret'));
  });

  test('carries what a server adds by its method, path and time', async () => {
    const requestHeaders = vi.fn(() => ({ 'x-visitor-address': '203.0.113.7' }));
    const { transport } = connectTo(service, { requestHeaders });
    await transport.call(read, { params: { id: '1' }, query: { q: 'a' } });
    expect(requestHeaders).toHaveBeenCalledWith({ method: 'GET', path: '/things/1', ts: NOW / 1000 });
    expect(service.seen[0]?.headers['x-visitor-address']).toBe('203.0.113.7');
  });

  test('without a token carries no authorization', async () => {
    const { transport } = connectTo(service);
    await transport.call(read, { params: { id: '1' } });
    expect(service.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('leaves empty query values out', async () => {
    const { transport } = connectTo(service);
    await transport.call(read, { params: { id: '1' }, query: { q: '', level: [] } });
    expect(service.seen[0]?.url).toBe('/api/things/1');
  });

  test('signs the body that it sends', async () => {
    const { transport } = connectTo(service, { nonce: () => 'nonce-0001', algorithm: 'hmac-sha256' });
    await transport.call(create, { body: { name: '东港' } });
    const body = service.seen[0]?.body ?? '';
    expect(body).toBe('{"name":"东港"}');
    const signed = {
      method: 'POST',
      path: '/things',
      body,
      clientId: 'zonekit-portal',
      ts: NOW / 1000,
      nonce: 'nonce-0001',
    };
    expect(service.seen[0]?.headers['x-sign']).toBe(signParams(requestParams(signed), 'demo-secret', 'hmac-sha256'));
  });

  test('of the single sign-on is signed among its parameters and not by headers', async () => {
    const { transport } = connectTo(service);
    await transport.call(signedRead, { query: { redirect_uri: 'https://portal.example/a?b=c' } });
    await transport.call(signedWrite, { body: { code: 'c0de' } });
    const query = Object.fromEntries(new URLSearchParams(service.seen[0]?.url.split('?')[1]));
    expect(query).toMatchObject({ client_id: 'zonekit-portal', ts: '1795197600' });
    expect(query.sign).toBe(signParams(query, 'demo-secret'));
    const body = JSON.parse(service.seen[1]?.body ?? '');
    expect(body).toMatchObject({ client_id: 'zonekit-portal', ts: 1795197600, code: 'c0de' });
    expect(body.sign).toBe(signParams(body, 'demo-secret'));
    for (const { headers } of service.seen) expect(headers['x-sign']).toBeUndefined();
  });

  test('goes to the back end that claims its path', async () => {
    const { transport } = connectTo(service, {
      baseUrls: { fallback: 'http://127.0.0.1:1', byPrefix: { '/things': `${service.origin}/b/` } },
    });
    await transport.call(read, { params: { id: '1' } });
    expect(service.seen[0]?.url).toBe('/b/things/1');
  });

  test('with an unfilled placeholder logs a console error and is not sent', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transport } = connectTo(service);
    await expect(transport.call(read, { params: { id: '' } })).rejects.toThrow('{id}');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(service.seen).toEqual([]);
    logged.mockRestore();
  });
});
