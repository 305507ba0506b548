import { describe, expect, test } from 'vitest';
import { connectTo, create, failure, fakeService, hangUp, json, NOW, read, write } from './fake-service.ts';

const service = fakeService();

describe('a read that fails', () => {
  test.each([502, 503, 504])('with %d is tried three times, each signed anew', async (status) => {
    service.handlers = [json(status, {}), json(status, {})];
    const { transport, waits, onError } = connectTo(service);
    expect(await transport.call(read, { params: { id: '1' } })).toEqual({ data: { n: 1 } });
    expect(waits).toEqual([300, 600]);
    expect(new Set(service.seen.map(({ headers }) => headers['x-nonce'])).size).toBe(3);
    expect(new Set(service.seen.map(({ headers }) => headers['x-sign'])).size).toBe(3);
    expect(onError).not.toHaveBeenCalled();
  });

  test('for the network is tried three times and then told once', async () => {
    service.handlers = [hangUp, hangUp, hangUp];
    const { transport, onError } = connectTo(service);
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ kind: 'network', status: null, code: null, serverMessage: null });
    expect(service.seen).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each([400, 403, 404, 422, 429, 500])('with %d is not tried again', async (status) => {
    service.handlers = [json(status, { code: 'internal', message: '系统内部错误' })];
    const { transport } = connectTo(service);
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ kind: 'http', status, code: 'internal', serverMessage: '系统内部错误' });
    expect(service.seen).toHaveLength(1);
  });

  test('waits as long as Retry-After says', async () => {
    service.handlers = [
      json(503, {}, { 'retry-after': '4' }),
      json(503, {}, { 'retry-after': new Date(NOW + 7000).toUTCString() }),
    ];
    const { transport, waits } = connectTo(service);
    await transport.call(read, { params: { id: '1' } });
    expect(waits).toEqual([4000, 7000]);
  });

  test('is given up where Retry-After asks for more than ten seconds, and the error says how much', async () => {
    service.handlers = [json(503, {}, { 'retry-after': '60' })];
    const { transport, waits } = connectTo(service);
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error.retryAfter).toBe(60_000);
    expect(waits).toEqual([]);
  });

  test('is not tried again once nobody wants it', async () => {
    service.handlers = [json(503, {})];
    const controller = new AbortController();
    const { transport, onError } = connectTo(service, { wait: async () => controller.abort() });
    const error = await failure(transport.call(read, { params: { id: '1' } }, { signal: controller.signal }));
    expect(error.kind).toBe('aborted');
    expect(service.seen).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a write that fails', () => {
  test('is tried again under one idempotency key where it is a create', async () => {
    service.handlers = [hangUp, json(503, {})];
    const { transport } = connectTo(service);
    await transport.call(create, { body: { name: 'a' } });
    const keys = service.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(service.seen.map(({ headers }) => headers['x-nonce'])).size).toBe(3);
  });

  test('keeps the key that its caller gave', async () => {
    const { transport } = connectTo(service);
    await transport.call(create, { body: { name: 'a' } }, { idempotencyKey: 'mine' });
    expect(service.seen[0]?.headers['idempotency-key']).toBe('mine');
  });

  test('is not tried again where it is none', async () => {
    service.handlers = [json(503, {})];
    const { transport } = connectTo(service);
    expect((await failure(transport.call(write, {}))).status).toBe(503);
    expect(service.seen).toHaveLength(1);
    expect(service.seen[0]?.headers['idempotency-key']).toBeUndefined();
  });
});
