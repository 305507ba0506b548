import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, envelope, manyOf } from '../contract/contract.ts';
import { canonicalParams, requestParams, signParams } from '../signing/signing.ts';
import { ApiError, createTransport, type TransportOptions } from './transport.ts';

const answer = envelope(z.object({ n: z.number() }));
const read = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'a read',
  access: 'optional',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()), level: manyOf(z.string()) }),
  response: answer,
});
const create = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'a create',
  access: 'user',
  body: z.object({ name: z.string() }),
  idempotent: true,
  response: answer,
});
const write = endpoint({
  method: 'POST',
  path: '/things/move',
  summary: 'a write that is no create',
  access: 'user',
  response: answer,
});
const signedRead = endpoint({
  method: 'GET',
  path: '/sso/check',
  summary: 'signed among its parameters',
  access: 'public',
  signsParameters: true,
  query: z.object({ client_id: z.string(), ts: z.number(), sign: z.string(), redirect_uri: z.string() }),
  response: answer,
});
const signedWrite = endpoint({
  method: 'POST',
  path: '/sso/login',
  summary: 'signed among its parameters',
  access: 'public',
  signsParameters: true,
  body: z.object({ client_id: z.string(), ts: z.number(), sign: z.string(), code: z.string() }),
  response: answer,
});
const file = endpoint({
  method: 'GET',
  path: '/files/{id}',
  summary: 'a file',
  access: 'optional',
  params: z.object({ id: z.string() }),
  response: z.any(),
});

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Seen {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const NOW = 1_795_197_600_000;
let origin = '';
let close = () => Promise.resolve();
let handlers: Handler[] = [];
let seen: Seen[] = [];

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const ok = json(200, { data: { n: 1 } });
const hangUp: Handler = (request) => request.socket.destroy();
const silence: Handler = () => undefined;

beforeEach(async () => {
  handlers = [];
  seen = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const headers = request.headers as Record<string, string>;
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers, body });
      (handlers.shift() ?? ok)(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

const connect = (over: Partial<TransportOptions> = {}) => {
  const waits: number[] = [];
  const onError = vi.fn();
  const onUnauthenticated = vi.fn();
  const transport = createTransport({
    baseUrls: { fallback: `${origin}/api` },
    clientId: 'zonekit-portal',
    secret: 'demo-secret',
    locale: () => 'zh-CN',
    now: () => NOW,
    random: () => 0.5,
    wait: async (ms) => {
      waits.push(ms);
    },
    onError,
    onUnauthenticated,
    ...over,
  });
  return { transport, waits, onError, onUnauthenticated };
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};

describe('a request', () => {
  test('carries token, client, scene, locale and a signature over what went over the wire', async () => {
    const { transport } = connect({ token: () => 'tok', nonce: () => 'nonce-0001' });
    const input = { params: { id: '甲/1' }, query: { q: '研发 R&D', level: ['national', 'city'] } };
    expect(await transport.call(read, input)).toEqual({ data: { n: 1 } });
    const [sent] = seen;
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

  test('without a token carries no authorization', async () => {
    const { transport } = connect();
    await transport.call(read, { params: { id: '1' } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('leaves empty query values out', async () => {
    const { transport } = connect();
    await transport.call(read, { params: { id: '1' }, query: { q: '', level: [] } });
    expect(seen[0]?.url).toBe('/api/things/1');
  });

  test('signs the body that it sends', async () => {
    const { transport } = connect({ nonce: () => 'nonce-0001', algorithm: 'hmac-sha256' });
    await transport.call(create, { body: { name: '东港' } });
    const body = seen[0]?.body ?? '';
    expect(body).toBe('{"name":"东港"}');
    const signed = {
      method: 'POST',
      path: '/things',
      body,
      clientId: 'zonekit-portal',
      ts: NOW / 1000,
      nonce: 'nonce-0001',
    };
    expect(seen[0]?.headers['x-sign']).toBe(signParams(requestParams(signed), 'demo-secret', 'hmac-sha256'));
  });

  test('of the single sign-on is signed among its parameters and not by headers', async () => {
    const { transport } = connect();
    await transport.call(signedRead, { query: { redirect_uri: 'https://portal.example/a?b=c' } });
    await transport.call(signedWrite, { body: { code: 'c0de' } });
    const query = Object.fromEntries(new URLSearchParams(seen[0]?.url.split('?')[1]));
    expect(query).toMatchObject({ client_id: 'zonekit-portal', ts: '1795197600' });
    expect(query.sign).toBe(signParams(query, 'demo-secret'));
    const body = JSON.parse(seen[1]?.body ?? '');
    expect(body).toMatchObject({ client_id: 'zonekit-portal', ts: 1795197600, code: 'c0de' });
    expect(body.sign).toBe(signParams(body, 'demo-secret'));
    for (const { headers } of seen) expect(headers['x-sign']).toBeUndefined();
  });

  test('goes to the back end that claims its path', async () => {
    const { transport } = connect({
      baseUrls: { fallback: 'http://127.0.0.1:1', byPrefix: { '/things': `${origin}/b/` } },
    });
    await transport.call(read, { params: { id: '1' } });
    expect(seen[0]?.url).toBe('/b/things/1');
  });

  test('with an unfilled placeholder logs a console error and is not sent', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { transport } = connect();
    await expect(transport.call(read, { params: { id: '' } })).rejects.toThrow('{id}');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([]);
    logged.mockRestore();
  });
});

describe('a read that fails', () => {
  test.each([502, 503, 504])('with %d is tried three times, each signed anew', async (status) => {
    handlers = [json(status, {}), json(status, {})];
    const { transport, waits, onError } = connect();
    expect(await transport.call(read, { params: { id: '1' } })).toEqual({ data: { n: 1 } });
    expect(waits).toEqual([300, 600]);
    expect(new Set(seen.map(({ headers }) => headers['x-nonce'])).size).toBe(3);
    expect(new Set(seen.map(({ headers }) => headers['x-sign'])).size).toBe(3);
    expect(onError).not.toHaveBeenCalled();
  });

  test('for the network is tried three times and then told once', async () => {
    handlers = [hangUp, hangUp, hangUp];
    const { transport, onError } = connect();
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ kind: 'network', status: null, code: null, serverMessage: null });
    expect(seen).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each([400, 403, 404, 422, 429, 500])('with %d is not tried again', async (status) => {
    handlers = [json(status, { code: 'internal', message: '系统内部错误' })];
    const { transport } = connect();
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ kind: 'http', status, code: 'internal', serverMessage: '系统内部错误' });
    expect(seen).toHaveLength(1);
  });

  test('waits as long as Retry-After says', async () => {
    handlers = [
      json(503, {}, { 'retry-after': '4' }),
      json(503, {}, { 'retry-after': new Date(NOW + 7000).toUTCString() }),
    ];
    const { transport, waits } = connect();
    await transport.call(read, { params: { id: '1' } });
    expect(waits).toEqual([4000, 7000]);
  });

  test('is given up where Retry-After asks for more than ten seconds, and the error says how much', async () => {
    handlers = [json(503, {}, { 'retry-after': '60' })];
    const { transport, waits } = connect();
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error.retryAfter).toBe(60_000);
    expect(waits).toEqual([]);
  });

  test('is not tried again once nobody wants it', async () => {
    handlers = [json(503, {})];
    const controller = new AbortController();
    const { transport, onError } = connect({ wait: async () => controller.abort() });
    const error = await failure(transport.call(read, { params: { id: '1' } }, { signal: controller.signal }));
    expect(error.kind).toBe('aborted');
    expect(seen).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a write that fails', () => {
  test('is tried again under one idempotency key where it is a create', async () => {
    handlers = [hangUp, json(503, {})];
    const { transport } = connect();
    await transport.call(create, { body: { name: 'a' } });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seen.map(({ headers }) => headers['x-nonce'])).size).toBe(3);
  });

  test('keeps the key that its caller gave', async () => {
    const { transport } = connect();
    await transport.call(create, { body: { name: 'a' } }, { idempotencyKey: 'mine' });
    expect(seen[0]?.headers['idempotency-key']).toBe('mine');
  });

  test('is not tried again where it is none', async () => {
    handlers = [json(503, {})];
    const { transport } = connect();
    expect((await failure(transport.call(write, {}))).status).toBe(503);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });
});

describe('time', () => {
  test('runs out while the service is silent', async () => {
    handlers = [silence];
    const { transport } = connect({ timeoutMs: 60 });
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('timeout');
    expect(seen).toHaveLength(1);
  });

  test('runs out in the middle of an answer', async () => {
    handlers = [(_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"')];
    const { transport } = connect({ timeoutMs: 60 });
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('timeout');
  });

  test('an aborted call ends at once', async () => {
    handlers = [silence];
    const controller = new AbortController();
    const { transport, onError } = connect();
    const call = transport.call(read, { params: { id: '1' } }, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    expect((await failure(call)).kind).toBe('aborted');
    expect(onError).not.toHaveBeenCalled();
  });

  test('is corrected once by the clock of the service, for this call and those after it', async () => {
    const server_time = NOW / 1000 + 7200;
    handlers = [json(400, { code: 'signature_expired', message: 'x', details: { server_time } })];
    const { transport, onError } = connect();
    await transport.call(create, { body: { name: 'a' } });
    await transport.call(read, { params: { id: '1' } });
    expect(seen.map(({ headers }) => headers['x-ts'])).toEqual([
      '1795197600',
      String(server_time),
      String(server_time),
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is corrected no second time for one call', async () => {
    const expired = json(400, { code: 'signature_expired', message: 'x', details: { server_time: 1 } });
    handlers = [expired, expired, expired];
    const { transport } = connect();
    expect((await failure(transport.call(read, { params: { id: '1' } }))).code).toBe('signature_expired');
    expect(seen).toHaveLength(2);
  });
});

describe('401', () => {
  const refused = json(401, { code: 'unauthenticated', message: '尚未登录或登录已过期，请重新登录' });

  test('is tried once with a newer token where there is one', async () => {
    handlers = [refused];
    const { transport, onUnauthenticated } = connect({ token: () => 'old', renewToken: async () => 'new' });
    await transport.call(write, {});
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('is told with the token that was refused', async () => {
    handlers = [refused, refused];
    const { transport, onUnauthenticated } = connect({ token: () => 'old', renewToken: async () => 'new' });
    const error = await failure(transport.call(write, {}));
    expect(onUnauthenticated.mock.calls).toEqual([[error, 'new']]);
  });

  test('for wrong credentials is no end of a session', async () => {
    handlers = [json(401, { code: 'credentials_invalid', message: 'x' })];
    const { transport, onUnauthenticated, onError } = connect({ token: () => 'old' });
    await failure(transport.call(write, {}));
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of a quiet call is the business of its caller', async () => {
    handlers = [refused];
    const { transport, onUnauthenticated, onError } = connect();
    expect((await failure(transport.call(write, {}, { quiet: true }))).status).toBe(401);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  test.each([
    ['of another shape', json(200, { data: { n: 'one' } })],
    ['that is a page of a gateway', ((_, response) => response.end('<html>')) satisfies Handler],
  ])('%s is an invalid response', async (_, handler) => {
    handlers = [handler];
    const { transport } = connect();
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('invalid-response');
    expect(seen).toHaveLength(1);
  });

  test('may carry more than the contract knows', async () => {
    handlers = [json(200, { data: { n: 2, later: true }, trace: 'x' })];
    const { transport } = connect();
    expect(await transport.call(read, { params: { id: '1' } })).toEqual({ data: { n: 2 } });
  });

  test('that is a success with a message is told, for older back ends', async () => {
    handlers = [json(200, { data: { n: 2 }, message: '操作成功' })];
    const onMessage = vi.fn();
    const { transport } = connect({ onMessage });
    await transport.call(read, { params: { id: '1' } });
    expect(onMessage).toHaveBeenCalledWith('操作成功', read);
  });

  test('with an error of a gateway has a status and neither code nor message', async () => {
    handlers = [(_, response) => response.writeHead(413).end('<html>')];
    const { transport } = connect();
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ status: 413, code: null, serverMessage: null, message: 'GET /things/{id}: 413' });
  });

  test('with an error carries its details and data', async () => {
    handlers = [json(409, { code: 'conflict', message: 'x', details: { conflicts: [1] }, data: { a: 1 } })];
    const { transport } = connect();
    const error = await failure(transport.call(create, { body: { name: 'a' } }));
    expect(error).toMatchObject({ details: { conflicts: [1] }, data: { a: 1 } });
  });

  test('that is a file comes as its bytes and headers, however long it takes', async () => {
    handlers = [
      (_, response) => {
        response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9' }).write('ab');
        setTimeout(() => response.end('cd'), 120);
      },
    ];
    const { transport } = connect({ timeoutMs: 60 });
    const { status, headers, blob } = await transport.download(
      file,
      { params: { id: 'f' } },
      { headers: { range: 'bytes=0-3' } },
    );
    expect([status, headers.get('content-range'), await blob.text(), blob.type]).toEqual([
      206,
      'bytes 0-3/9',
      'abcd',
      'video/mp4',
    ]);
    expect(seen[0]?.headers.range).toBe('bytes=0-3');
  });
});
