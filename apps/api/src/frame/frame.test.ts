import { Writable } from 'node:stream';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { errorBody, errorCode } from '@zonekit/api-client/contract';
import { messageOf } from '@zonekit/api-client/contract/error-messages';
import { localeOf } from '@zonekit/api-client/contract/locale-of';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { regionEndpoints } from '@zonekit/api-client/region/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../test/harness.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startTestApi({ logTo, config: { limitPerMinute: 3000 } });
});
afterAll(() => api.close());

describe('answers', () => {
  test('a success is its data, with no message', async () => {
    const { status, body } = await api.inject(authEndpoints.serverTime);
    expect(status).toBe(200);
    expect(body.data.locale).toBe('zh-CN');
    expect(body).not.toHaveProperty('message');
  });

  test.each([
    ['zh-CN', '您访问的内容不存在或已下线'],
    ['en', 'What you are looking for does not exist or was taken down'],
  ])('an unknown address answers 404 in %s', async (locale, message) => {
    const response = await api.app.inject({ url: '/api/nowhere', headers: { 'accept-language': locale } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-language']).toBe(locale);
    expect(response.json()).toEqual({ code: 'not_found', message });
  });

  test.each([
    ['broken encoding', '/api/policies/%E0%A4%A', 400, 'bad_request'],
    ['an id that is too long', `/api/policies/policies/${'x'.repeat(201)}`, 404, 'not_found'],
  ] as const)('%s in an address is answered in the form of the contract', async (_case, url, status, code) => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const response = await api.app.inject({ url, headers: { 'accept-language': locale } });
      expect([response.statusCode, response.headers['content-language']]).toEqual([status, locale]);
      expect(response.json()).toEqual({ code, message: messageOf(code, locale) });
    }
  });

  test('a known address answers 405 to another method, and says which it knows', async () => {
    const response = await api.app.inject({ method: 'DELETE', url: '/api/roadshows/bookings/b-1' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toContain('GET');
    expect(response.json().code).toBe('method_not_allowed');
  });

  test.each([
    ['zh-CN', /无效|不符|数字|至少|过小/],
    ['en', /invalid|expected|too small/i],
  ] as const)('a field that does not fit is named and told in %s', async (locale, words) => {
    const input = { query: { start_date: '2026-13-01', end_date: '2026-12-01' } };
    const { status, error } = await api.inject(roadshowEndpoints.calendar, input, { locale });
    expect(status).toBe(422);
    expect(error.code).toBe('validation_failed');
    const fields = (error.details?.fields ?? []) as { path: string; message: string }[];
    expect(fields.map(({ path }) => path)).toEqual(['start_date']);
    expect(fields[0]?.message).toMatch(words);
  });

  test.each([
    ['zh-CN', '只能翻到前一万项，请缩小范围'],
    ['en', 'Pages end at 10,000 rows; narrow the search'],
  ] as const)('a field that a list or a lifecycle refuses has its message in %s', async (locale, message) => {
    const input = { query: { page_index: 1000, page_size: 100 } };
    const { error } = await api.inject(policyEndpoints.listPolicies, input, { locale });
    expect(error).toMatchObject({ message, details: { fields: [{ path: 'page_index', message }] } });
  });

  test('JSON that is none answers 400', async () => {
    const path = '/users/users/login-by-account';
    const headers = { ...api.sign({ method: 'POST', path, body: '{' }), 'content-type': 'application/json' };
    const response = await api.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: '{' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  });

  test('another content type answers 415, a huge body 413', async () => {
    const url = '/api/users/users/login-by-account';
    const xml = { method: 'POST', url, headers: { 'content-type': 'text/xml' }, payload: '<a/>' } as const;
    expect((await api.app.inject(xml)).json().code).toBe('unsupported_media_type');
    const headers = { 'content-type': 'application/json' };
    const huge = await api.app.inject({ method: 'POST', url, headers, payload: `"${'a'.repeat(1_100_000)}"` });
    expect(huge.json().code).toBe('payload_too_large');
  });

  test('a user is asked to log in, and only an operator operates', async () => {
    expect((await api.inject(authEndpoints.userInfo)).error.code).toBe('unauthenticated');
    const input = { params: { id: 'f-1' }, body: { user_id: 'u-demo', status: 'AUTHORIZED' } };
    expect((await api.inject(fileEndpoints.decidePermission, input, { as: 'demo' })).status).not.toBe(200);
  });

  test('every code has its words in both languages', () => {
    for (const code of errorCode.options) {
      expect(messageOf(code, 'zh-CN')).toMatch(/\p{Script=Han}/u);
      expect(messageOf(code, 'en')).toMatch(/^[A-Z]/);
    }
  });

  test('an address that asks too often is told to wait', async () => {
    const ask = () =>
      api.app.inject({ method: 'POST', url: '/api/users/users/login-by-account', remoteAddress: '203.0.113.9' });
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let i = 0; i < 25; i += 1) answers.push(await ask());
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json().code).toBe('rate_limited');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['en', 'en'],
  ['en-GB,zh;q=0.5', 'en'],
  ['zh-TW,en;q=0.9', 'zh-CN'],
  ['fr,en;q=0.2', 'en'],
  ['en;q=0,zh', 'zh-CN'],
  ['en;q=0.3, zh-CN;q=0.8', 'zh-CN'],
] as const)('accept-language %s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

describe('for those who run it', () => {
  test('it is alive and ready, unsigned', async () => {
    expect((await api.app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject({ url: '/api/ready' })).json()).toEqual({ status: 'ready' });
  });

  test('metrics tell durations by route and the connections', async () => {
    await api.inject(regionEndpoints.listRegions);
    const { body } = await api.app.inject({ url: '/api/metrics' });
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/universal\/regions",status="200"\} \d/,
    );
    expect(body).toContain('database_connections{state="idle"}');
    expect(body).toContain('process_cpu_seconds_total');
  });

  test('an API answer may neither be sniffed nor run', async () => {
    const { headers } = await api.inject(authEndpoints.serverTime);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('the log of a login holds nothing about the person', async () => {
    lines.length = 0;
    const captcha = await api.inject(authEndpoints.imageCaptcha);
    const captcha_code = String(captcha.headers['x-demo-code']);
    const { captcha_id } = captcha.body.data;
    const body = { account: 'demo', password: 'Demo-2026', captcha_id, captcha_code };
    const login = await api.inject(authEndpoints.loginByAccount, { body });
    const authorization = `Bearer ${login.body.data.token}`;
    await api.inject(authEndpoints.userInfo, { headers: { authorization } });
    await api.inject(regionEndpoints.searchRegions, { query: { q: '林知远' } });
    const log = lines.join('');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const personal = ['demo"', 'Demo-2026', captcha_code, login.body.data.token, '林知远', '13800002026', '127.0.0.1'];
    for (const word of [...personal, encodeURIComponent('林知远')]) expect(log).not.toContain(word);
    expect(log).toContain('"route":"/api/users/users/login-by-account"');
  });

  test('a fault of ours answers 500 and tells the visitor nothing', async () => {
    await sql`alter table login_attempts rename to login_attempts_away`.execute(api.db);
    const captcha = await api.inject(authEndpoints.imageCaptcha);
    const { captcha_id } = captcha.body.data;
    const captcha_code = String(captcha.headers['x-demo-code']);
    const body = { account: '13800002026', password: 'x', captcha_id, captcha_code };
    lines.length = 0;
    const answer = await api.inject(authEndpoints.loginByAccount, { body });
    await sql`alter table login_attempts_away rename to login_attempts`.execute(api.db);
    expect(answer.status).toBe(500);
    expect(answer.error).toEqual({ code: 'internal', message: '系统内部错误,请联系维护人员' });
    expect(lines.join('')).toContain('42P01');
    expect(lines.join('')).not.toContain('13800002026');
  });
});

test('every error has the body of the contract', async () => {
  for (const url of ['/api/nowhere', '/api/universal/regions', '/api/users/users/info']) {
    expect(z.safeParse(errorBody, (await api.app.inject({ url })).json()).success).toBe(true);
  }
});
