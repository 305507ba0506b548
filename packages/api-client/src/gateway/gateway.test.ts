import { describe, expect, test, vi } from 'vitest';
import { requestParams, signParams } from '../signing/signing.ts';
import { NO_SESSION, SESSION_HEADER } from '../transport/session-header.ts';
import { createGateway } from './gateway.ts';
import { COOKIE, sessionOf } from './session-cookie.ts';

const SECRET = 'a-secret-of-the-zone';
const TOKEN = 'tok-1';
const NOW = 1_795_197_600_000;
const ADDRESS = '203.0.113.7';

const HEADERS = { [SESSION_HEADER]: sessionOf(TOKEN), cookie: `x=1; ${COOKIE}=${TOKEN}`, 'accept-language': 'en' };

interface Call {
  method?: string;
  path?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const call = ({ path = '/users/users/info', headers = HEADERS, ...init }: Call = {}) =>
  new Request(`https://portal.example/bff${path}`, { headers, ...init, duplex: 'half' } as RequestInit);

/** A gateway before a back end that gives these answers in turn. */
const before = (...answers: (Response | Error | 'silence')[]) => {
  const requests: { url: URL; init: RequestInit; headers: Headers }[] = [];
  const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: new URL(String(input)), init, headers: new Headers(init.headers) });
    const answer = answers.shift() ?? Response.json({ data: {} });
    if (answer instanceof Response) return answer;
    if (answer instanceof Error) throw answer;
    return await new Promise<Response>((_, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('gone', 'AbortError')));
    });
  });
  const baseUrls = {
    fallback: 'https://api.zone.example/v1',
    byPrefix: { '/policies': 'https://policy.zone.example' },
  };
  const options = { baseUrls, clientId: 'portal', secret: SECRET, fetch, now: () => NOW, timeoutMs: 50 };
  const gateway = createGateway(options);
  return { answer: (request: Request) => gateway(request, ADDRESS), requests };
};

describe('a call of a page', () => {
  test('goes to its back end, signed, with the token and the address of the visitor, and without cookies', async () => {
    const { answer, requests } = before();
    const body = '{"profile":{}}';
    const headers = {
      ...HEADERS,
      'content-type': 'application/json',
      'x-forwarded-for': '1.1.1.1',
      'x-device-id': '3f9a0c51-7d2e-4b60-9a11-0c4de1f7a802',
      connection: 'x',
    };
    await answer(call({ method: 'POST', path: '/policies/recommends/what-if', body, headers }));
    const [{ url, init, headers: sent } = { url: new URL('x:'), init: {}, headers: new Headers() }] = requests;
    expect(url.href).toBe('https://policy.zone.example/policies/recommends/what-if');
    expect(new TextDecoder().decode(init.body as Uint8Array<ArrayBuffer>)).toBe(body);
    const params = requestParams({
      method: 'POST',
      path: '/policies/recommends/what-if',
      body,
      clientId: 'portal',
      ts: NOW / 1000,
      nonce: sent.get('x-nonce') ?? '',
    });
    expect(sent.get('x-sign')).toBe(signParams(params, SECRET));
    expect(Object.fromEntries(sent)).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'x-client-id': 'portal',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'portal.example',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
      'x-device-id': '3f9a0c51-7d2e-4b60-9a11-0c4de1f7a802',
    });
    for (const name of ['cookie', 'connection', SESSION_HEADER]) expect(sent.has(name)).toBe(false);
  });

  test('of the single sign-on is signed among its parameters, whatever the page put there', async () => {
    const { answer, requests } = before();
    const state = 'f0'.repeat(16);
    const page = `redirect_uri=https%3A%2F%2Fp.example&state=${state}&sign=mine&client_id=me&ts=1`;
    await answer(call({ path: `/users/sso/check?${page}` }));
    const returned = JSON.stringify({ code: 'c0de', state, iss: 'https://id.example', sign: 'x' });
    await answer(call({ method: 'POST', path: '/users/sso/scyq/login', body: returned }));
    const query = Object.fromEntries(requests[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ client_id: 'portal', ts: `${NOW / 1000}`, redirect_uri: 'https://p.example', state });
    expect(query.sign).toBe(signParams(query, SECRET));
    const body = JSON.parse(new TextDecoder().decode(requests[1]?.init.body as Uint8Array<ArrayBuffer>));
    expect(body).toMatchObject({ code: 'c0de', state, iss: 'https://id.example' });
    expect(body.sign).toBe(signParams(body, SECRET));
  });

  test('with another session than the cookie’s has no token', async () => {
    const { answer, requests } = before();
    await answer(call({ headers: { ...HEADERS, [SESSION_HEADER]: sessionOf('older') } }));
    await answer(call({ headers: { ...HEADERS, [SESSION_HEADER]: NO_SESSION } }));
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  test('is made again at the time of the service, once, and those after it at once', async () => {
    const late = () =>
      Response.json({ code: 'signature_expired' }, { status: 400, headers: { 'x-server-time': '1795200000' } });
    const { answer, requests } = before(late(), Response.json({ data: 1 }));
    expect((await answer(call())).status).toBe(200);
    await answer(call());
    expect(requests.map(({ headers }) => headers.get('x-ts'))).toEqual(['1795197600', '1795200000', '1795200000']);
    const stubborn = before(late(), late());
    expect((await stubborn.answer(call())).status).toBe(400);
    expect(stubborn.requests).toHaveLength(2);
  });
});

test('a file goes on while it comes, signed over the hash that the page told; its clock is mended by the page', async () => {
  const late = Response.json(
    { code: 'signature_expired' },
    { status: 400, headers: { 'x-server-time': '1795200000' } },
  );
  const { answer, requests } = before(late);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sha256 = '0f'.repeat(32);
  const headers = { ...HEADERS, 'x-content-sha256': sha256, 'content-type': 'application/octet-stream' };
  const path = '/universal/uploads/ul-1';
  const response = await answer(call({ method: 'PATCH', path: `${path}?offset=0`, body: readable, headers }));
  expect([response.status, requests.length]).toEqual([400, 1]);
  const { init, headers: sent } = requests[0] as (typeof requests)[number];
  const reader = (init.body as ReadableStream<Uint8Array>).getReader();
  void writer.write(new TextEncoder().encode('first'));
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
  const at = { clientId: 'portal', ts: NOW / 1000, nonce: sent.get('x-nonce') ?? '' };
  const params = requestParams({ method: 'PATCH', path, query: 'offset=0', bodySha256: sha256, ...at });
  expect(sent.get('x-sign')).toBe(signParams(params, SECRET));
});

describe('an answer', () => {
  test('of a login holds the session’s name; its token is in the cookie', async () => {
    const login = { data: { sso_data: {}, login_data: { token: 'tok-new', user_info: { user_id: 'u' } } } };
    const { answer } = before(Response.json(login));
    const response = await answer(call({ method: 'POST', path: '/users/sso/scyq/login', body: '{}' }));
    const text = await response.text();
    expect(text).not.toContain('tok-new');
    expect(JSON.parse(text).data.login_data.token).toBe(sessionOf('tok-new'));
    expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^${COOKIE}=tok-new; .*HttpOnly`));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([[Response.json({ data: {} })], [Response.json({}, { status: 401 })], [new Error('ECONNREFUSED')]])(
    'to a logout ends the cookie, whatever became of it',
    async (outcome) => {
      const response = await before(outcome).answer(call({ method: 'POST', path: '/users/logout' }));
      expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    },
  );

  test('comes as it is, status, range and all, without what is of one connection or sets cookies', async () => {
    const headers = {
      'content-range': 'bytes 0-3/9',
      'retry-after': '5',
      vary: 'authorization, accept-language',
      connection: 'x-hop',
      'x-hop': '1',
      'keep-alive': 'timeout=5',
      'set-cookie': 'a=1',
    };
    const { answer } = before(new Response('data', { status: 206, headers }));
    const response = await answer(call({ path: '/universal/files/f-1', headers: { ...HEADERS, range: 'bytes=0-3' } }));
    expect([response.status, await response.text()]).toEqual([206, 'data']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '5',
      vary: 'x-session, accept-language',
    });
    for (const name of ['connection', 'x-hop', 'keep-alive', 'set-cookie'])
      expect(response.headers.has(name)).toBe(false);
  });

  test('is streamed: its first bytes are there before its last ones exist', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const response = await before(new Response(readable)).answer(call({ path: '/universal/files/f-1' }));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    void writer.write(new Uint8Array([7]));
    expect((await reader.read()).value).toEqual(new Uint8Array([7]));
    void writer.close();
    expect((await reader.read()).done).toBe(true);
  });
});

describe('nothing is sent on', () => {
  const refused = async (over: Call) => {
    const { answer, requests } = before();
    const response = await answer(call(over));
    expect(requests).toHaveLength(0);
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as { code: string; message: string }),
    };
  };

  test('for another site', async () => {
    expect(await refused({ headers: { ...HEADERS, origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
      code: 'forbidden',
      message: 'You are not permitted to do this',
    });
    expect((await refused({ headers: { cookie: `${COOKIE}=${TOKEN}` } })).message).toBe('您没有执行此操作的权限');
  });

  test('for what the contract does not know', async () => {
    expect(await refused({ path: '/internal/metrics' })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused({ path: '/../admin' })).toMatchObject({ status: 404 });
    const other = await refused({ method: 'DELETE' });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test('that is too large and no file', async () => {
    const body = new Uint8Array(1024 * 1024 + 1);
    const large = await refused({ method: 'POST', path: '/policies/recommends/what-if', body });
    expect(large).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('that cannot be signed', async () => {
    expect(await refused({ path: '/users/users/info?sign=x' })).toMatchObject({ status: 400, code: 'bad_request' });
    expect(await refused({ method: 'POST', path: '/users/sso/scyq/login', body: 'no json' })).toMatchObject({
      status: 400,
    });
  });
});

test('a file is for pictures and films without our header too, and for nobody in particular', async () => {
  const { answer, requests } = before();
  const headers = { cookie: `${COOKIE}=${TOKEN}`, 'sec-fetch-site': 'same-origin' };
  expect((await answer(call({ path: '/universal/files/f-1', headers }))).status).toBe(200);
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('a back end that is away is 502, a silent one 504, and a page that goes away ends its call', async () => {
  expect((await before(new Error('ECONNREFUSED')).answer(call())).status).toBe(502);
  expect((await before('silence').answer(call())).status).toBe(504);
  const page = new AbortController();
  const { answer, requests } = before('silence');
  const response = answer(call({ signal: page.signal }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  page.abort();
  await response;
  expect(requests[0]?.init.signal?.aborted).toBe(true);
});
