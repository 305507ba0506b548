import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { regionEndpoints } from '@zonekit/api-client/region/contract';
import { signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

const START = Date.parse('2026-11-20T09:00:00+08:00');
let clock = START;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
});
afterAll(() => api.close());
beforeEach(() => {
  clock = START;
});

const PATH = '/universal/regions';
const QUERY = 'parent_id=-1';

const send = (headers: Record<string, string>, url = `/api${PATH}?${QUERY}`) => api.app.inject({ url, headers });

describe('the clock', () => {
  test.each([
    [-301, 400],
    [-300, 200],
    [-299, 200],
    [299, 200],
    [300, 200],
    [301, 400],
  ])('a request signed %i s ago is answered %i', async (age, status) => {
    const headers = api.sign({ method: 'GET', path: PATH, query: QUERY });
    clock = START + age * 1000;
    expect((await send(headers)).statusCode).toBe(status);
  });

  test('a client that is off is told the time', async () => {
    const headers = api.sign({ method: 'GET', path: PATH, query: QUERY });
    clock = START + 301_000;
    const response = await send(headers);
    expect(response.json()).toMatchObject({ code: 'signature_expired', details: { server_time: clock / 1000 } });
    expect(response.headers['x-server-time']).toBe(String(clock / 1000));
  });

  test('the time is told only to one who can sign', async () => {
    const headers = api.sign({ method: 'GET', path: PATH, query: QUERY });
    clock = START + 301_000;
    const response = await send({ ...headers, 'x-sign': '0'.repeat(64) });
    expect(response.json().code).toBe('signature_invalid');
    expect(response.headers).not.toHaveProperty('x-server-time');
  });
});

describe('whatever is changed after signing is refused', () => {
  const later = String(START / 1000 + 1);
  test.each<[string, Record<string, string>, string]>([
    ['the time', { 'x-ts': later }, QUERY],
    ['the nonce', { 'x-nonce': 'another-nonce' }, QUERY],
    ['the client', { 'x-client-id': 'somebody-else' }, QUERY],
    ['the signature', { 'x-sign': 'f'.repeat(64) }, QUERY],
    ['a parameter', {}, 'parent_id=110000'],
    ['a parameter more', {}, `${QUERY}&page_size=5`],
    ['a parameter twice', {}, `${QUERY}&${QUERY}`],
    ['a parameter less', {}, ''],
  ])('%s', async (_what, headers, query) => {
    const signed = api.sign({ method: 'GET', path: PATH, query: QUERY });
    const response = await send({ ...signed, ...headers }, `/api${PATH}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('signature_invalid');
  });

  test('the path', async () => {
    const signed = api.sign({ method: 'GET', path: PATH, query: QUERY });
    expect((await send(signed, `/api/universal/time?${QUERY}`)).json().code).toBe('signature_invalid');
  });

  test('the method', async () => {
    const signed = api.sign({ method: 'GET', path: '/users/logout' });
    const response = await api.app.inject({ method: 'POST', url: '/api/users/logout', headers: signed });
    expect(response.json().code).toBe('signature_invalid');
  });

  test('the body', async () => {
    const path = '/users/users/login-by-account';
    const signed = api.sign({ method: 'POST', path, body: '{"account":"demo"}' });
    const headers = { ...signed, 'content-type': 'application/json' };
    const response = await api.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload: '{"account":"staff"}',
    });
    expect(response.json().code).toBe('signature_invalid');
  });

  test.each(['x-ts', 'x-nonce', 'x-client-id', 'x-sign'])('nothing passes without %s', async (name) => {
    const { [name]: _left, ...rest } = api.sign({ method: 'GET', path: PATH, query: QUERY });
    expect((await send(rest)).json().code).toBe('signature_invalid');
  });
});

describe('a nonce', () => {
  const post = async (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/users/logout',
      headers: { ...headers, authorization: `Bearer ${await api.tokenOf('demo')}` },
    });

  test('of a write serves once', async () => {
    const headers = api.sign({ method: 'POST', path: '/users/logout' });
    expect((await post(headers)).statusCode).toBe(200);
    expect((await post(headers)).json().code).toBe('nonce_replayed');
  });

  test('of a write that twenty send at once serves once', async () => {
    const headers = api.sign({ method: 'POST', path: '/users/logout' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is not burnt by a wrong signature', async () => {
    const headers = api.sign({ method: 'POST', path: '/users/logout' });
    expect((await post({ ...headers, 'x-sign': '0'.repeat(64) })).statusCode).toBe(400);
    expect((await post(headers)).statusCode).toBe(200);
  });

  test('of a read may come again, as a cache between may ask again', async () => {
    const headers = api.sign({ method: 'GET', path: PATH, query: QUERY });
    await send(headers);
    expect((await send(headers)).statusCode).toBe(200);
  });
});

describe('calls that are signed among their parameters', () => {
  const params = (over: Record<string, string> = {}) => {
    const unsigned = { client_id: 'zonekit-portal', ts: String(clock / 1000), redirect_uri: 'http://localhost/' };
    return { ...unsigned, sign: signParams(unsigned, 'demo-secret'), ...over };
  };
  const check = (query: Record<string, string>) => api.inject(authEndpoints.ssoCheck, { query });

  test('pass as they were signed', async () => expect((await check(params())).status).toBe(200));

  test.each([
    ['client_id', 'another'],
    ['ts', String(START / 1000 - 1)],
    ['redirect_uri', 'http://localhost/other'],
    ['sign', 'f'.repeat(64)],
    ['sign', ''],
  ])('are refused with another %s', async (name, value) => {
    expect((await check(params({ [name]: value }))).error.code).toBe('signature_invalid');
  });

  test('are refused 301 s later', async () => {
    const old = params();
    clock = START + 301_000;
    expect((await check(old)).error.code).toBe('signature_expired');
  });
});

test('a picture can be asked for by a browser element, which cannot sign', async () => {
  const url = `/api${fileEndpoints.getFile.path.replace('{id}', 'no-such-file')}`;
  expect((await api.app.inject({ url })).statusCode).not.toBe(400);
});

test('a signed query may hold Chinese, spaces and several values', async () => {
  const { status, error } = await api.inject(regionEndpoints.searchRegions, { query: { q: '上海 浦东&新区=+' } });
  expect([status, error?.code]).toEqual([200, undefined]);
});
