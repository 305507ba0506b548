import { describe, expect, test } from 'vitest';
import { connectTo, create, failure, fakeService, json, NOW, read, silence } from './fake-service.ts';

const service = fakeService();

describe('time', () => {
  test('runs out while the service is silent', async () => {
    service.handlers = [silence];
    const { transport } = connectTo(service, { timeoutMs: 60 });
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('timeout');
    expect(service.seen).toHaveLength(1);
  });

  test('runs out in the middle of an answer', async () => {
    service.handlers = [
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"'),
    ];
    const { transport } = connectTo(service, { timeoutMs: 60 });
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('timeout');
  });

  test('an aborted call ends at once', async () => {
    service.handlers = [silence];
    const controller = new AbortController();
    const { transport, onError } = connectTo(service);
    const call = transport.call(read, { params: { id: '1' } }, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    expect((await failure(call)).kind).toBe('aborted');
    expect(onError).not.toHaveBeenCalled();
  });

  test('is corrected once by the clock of the service, for this call and those after it', async () => {
    const server_time = NOW / 1000 + 7200;
    service.handlers = [json(400, { code: 'signature_expired', message: 'x', details: { server_time } })];
    const { transport, onError } = connectTo(service);
    await transport.call(create, { body: { name: 'a' } });
    await transport.call(read, { params: { id: '1' } });
    expect(service.seen.map(({ headers }) => headers['x-ts'])).toEqual([
      '1795197600',
      String(server_time),
      String(server_time),
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is corrected no second time for one call', async () => {
    const expired = json(400, { code: 'signature_expired', message: 'x', details: { server_time: 1 } });
    service.handlers = [expired, expired, expired];
    const { transport } = connectTo(service);
    expect((await failure(transport.call(read, { params: { id: '1' } }))).code).toBe('signature_expired');
    expect(service.seen).toHaveLength(2);
  });
});
