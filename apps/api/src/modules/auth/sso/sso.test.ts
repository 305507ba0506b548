import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { DEMO_PASSWORD } from '../demo-password.ts';
import { isAllowedRedirect } from './sign-on.ts';

const HERE = 'http://localhost:4173/policy?q=1';

let api: TestApi;
let clock = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
});
afterAll(() => api.close());

const signed = (params: Record<string, string>) => {
  const all = { ...params, client_id: 'zonekit-portal', ts: String(Math.floor(clock / 1000)) };
  return { ...all, sign: signParams(all, 'demo-secret') };
};

const check = (cookie?: string) =>
  api.inject(authEndpoints.ssoCheck, {
    query: signed({ redirect_uri: HERE }),
    ...(cookie && { headers: { cookie } }),
  });

const redeem = (code: string) => api.inject(authEndpoints.ssoLogin, { body: signed({ code }) });

const fillForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const signOn = async () => {
  const { body } = await check();
  const response = await fillForm(body.data.login_url, { account: 'demo', password: DEMO_PASSWORD });
  const back = new URL(String(response.headers.location));
  return { response, back, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
};

describe('the way through the single sign-on', () => {
  test('a stranger is sent to the sign-on page, comes back with a code and is logged in by it', async () => {
    expect((await check()).body.data).toMatchObject({ logged_in: false, code: null });
    const { response, back } = await signOn();
    expect(response.statusCode).toBe(303);
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:4173/policy');
    expect(back.searchParams.get('q')).toBe('1');
    const { status, body } = await redeem(back.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      sso_data: { account: 'demo' },
      login_data: { user_info: { user_id: 'u-demo' } },
    });
  });

  test('the state of the browser that began comes back with the code, from the form and without one', async () => {
    const state = 'f0'.repeat(16);
    const query = signed({ redirect_uri: HERE, state });
    const { body } = await api.inject(authEndpoints.ssoCheck, { query });
    const filled = await fillForm(body.data.login_url, { account: 'demo', password: DEMO_PASSWORD });
    const cookie = String(filled.headers['set-cookie']).split(';')[0] ?? '';
    const again = await api.app.inject({ url: body.data.login_url, headers: { cookie } });
    for (const { headers } of [filled, again]) {
      const back = new URL(String(headers.location));
      expect(back.searchParams.getAll('state')).toEqual([state]);
      expect((await redeem(back.searchParams.get('code') ?? '')).status).toBe(200);
    }
  });

  test.each(['short', 'a b'.repeat(10), 'x'.repeat(129)])('a state of another form (%s) is refused', async (state) => {
    const { error } = await api.inject(authEndpoints.ssoCheck, { query: signed({ redirect_uri: HERE, state }) });
    expect(error.code).toBe('validation_failed');
  });

  test('who is signed in there needs no form: the check gives a code at once', async () => {
    const { cookie } = await signOn();
    const { body } = await check(cookie);
    expect(body.data.logged_in).toBe(true);
    expect((await redeem(body.data.code ?? '')).status).toBe(200);
  });

  test('a code serves once', async () => {
    const code = (await signOn()).back.searchParams.get('code') ?? '';
    expect((await redeem(code)).status).toBe(200);
    expect((await redeem(code)).error.code).toBe('credentials_invalid');
  });

  test('a code serves for sixty seconds', async () => {
    const code = (await signOn()).back.searchParams.get('code') ?? '';
    clock += 60_000;
    expect((await redeem(code)).error.code).toBe('credentials_invalid');
  });

  test('logging out tells the way out of the sign-on, which ends its session', async () => {
    const { back, cookie } = await signOn();
    const { body } = await redeem(back.searchParams.get('code') ?? '');
    const authorization = `Bearer ${body.data.login_data.token}`;
    const out = await api.inject(authEndpoints.logout, { headers: { authorization } });
    const url = out.body.data.sso_logout_url ?? '';
    const gone = await api.app.inject({ url, headers: { cookie } });
    expect(gone.headers.location).toBe('/');
    expect((await check(cookie)).body.data.logged_in).toBe(false);
  });

  test('its cookie is out of reach of scripts and of other sites', async () => {
    const { response } = await signOn();
    expect(response.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(response.headers['set-cookie']).toMatch(/SameSite=Lax/);
  });
});

describe('the other provider', () => {
  const checkOther = (cookie?: string) =>
    api.inject(authEndpoints.ssoCheck, {
      query: signed({ redirect_uri: HERE, provider: 'yksso' }),
      ...(cookie && { headers: { cookie } }),
    });
  const signOnThere = async () => {
    const { body } = await checkOther();
    const response = await fillForm(body.data.login_url, { account: 'staff', password: DEMO_PASSWORD });
    const code = new URL(String(response.headers.location)).searchParams.get('code') ?? '';
    return { code, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
  };

  test('logs in with its own code, and out by its own way', async () => {
    const { code } = await signOnThere();
    const { status, body } = await api.inject(authEndpoints.loginByYksso, { body: signed({ code }) });
    expect(status).toBe(200);
    expect(body.data.sso_data).toEqual({ sso_user_id: 'yksso-staff', account: 'staff' });
    const authorization = `Bearer ${body.data.login_data.token}`;
    const out = await api.inject(authEndpoints.logout, { headers: { authorization } });
    expect(out.body.data.sso_logout_url).toBe('/api/sandbox/yksso/logout');
  });

  test('a code of one provider is none at the other, and neither is its session', async () => {
    const { code, cookie } = await signOnThere();
    expect((await redeem(code)).error.code).toBe('credentials_invalid');
    expect((await api.inject(authEndpoints.loginByYksso, { body: signed({ code }) })).status).toBe(200);
    expect((await checkOther(cookie)).body.data.logged_in).toBe(true);
    expect((await check(cookie.replace('yksso', 'sso'))).body.data.logged_in).toBe(false);
  });

  test('unsigned, its login is refused', async () => {
    const { code } = await signOnThere();
    const body = { ...signed({ code }), sign: 'made up' };
    expect((await api.inject(authEndpoints.loginByYksso, { body })).error.code).toBe('signature_invalid');
  });
});

describe('the sign-on page', () => {
  const url = `/api/sandbox/sso/authorize?${new URLSearchParams({ redirect_uri: HERE })}`;

  test.each([
    ['zh-CN', '统一身份认证'],
    ['en', 'Single sign-on'],
  ])('speaks %s and lists the demo accounts', async (lang, title) => {
    const { body, headers } = await api.app.inject({ url: `${url}&lang=${lang}` });
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(title);
    expect(body).toContain('operator');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('says that it is a sandbox, and has a link to itself in the other language', async () => {
    const { body } = await api.app.inject({ url: `${url}&lang=en&state=abc` });
    expect(body).toContain('<strong class="sandbox">Sandbox</strong>');
    const [, href = ''] = /<a href="([^"]+)" lang="zh-CN"/.exec(body) ?? [];
    const other = await api.app.inject({ url: href.replaceAll('&amp;', '&') });
    expect(other.body).toContain('<html lang="zh-CN">');
    const response = await fillForm(href.replaceAll('&amp;', '&'), { account: 'demo', password: DEMO_PASSWORD });
    expect(response.headers.location).toContain('state=abc');
  });

  test('opens in the language of the page that leads to it', async () => {
    const { body } = await api.inject(
      authEndpoints.ssoCheck,
      { query: signed({ redirect_uri: HERE }) },
      { locale: 'en' },
    );
    expect((await api.app.inject({ url: body.data.login_url })).body).toContain('<html lang="en">');
  });

  test('keeps the account after a wrong password, and says so in an alert', async () => {
    const { statusCode, body } = await fillForm(url, { account: '"><b>', password: 'wrong' });
    expect(statusCode).toBe(422);
    expect(body).toContain('role="alert"');
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  test('takes no form from another site', async () => {
    const fields = { account: 'demo', password: DEMO_PASSWORD };
    expect((await fillForm(url, fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('sends nobody to an address that is not ours', async () => {
    const evil = `/api/sandbox/sso/authorize?${new URLSearchParams({ redirect_uri: 'https://evil.example/' })}`;
    expect((await api.app.inject({ url: evil })).statusCode).toBe(403);
    const query = signed({ redirect_uri: 'https://evil.example/' });
    expect((await api.inject(authEndpoints.ssoCheck, { query })).error.code).toBe('validation_failed');
  });

  // Cause: the URL parser drops line breaks, so such an address passed the check, and then broke the Location header.
  test.each([
    ['a line break', 'http://localhost:4173/\r\nset-cookie: a=1'],
    ['a tab', 'http://local\thost:4173/'],
    ['a delete character', 'http://localhost:4173/\u007f'],
    ['no URL', 'localhost'],
    ['no host', 'http://'],
  ])('refuses a redirect_uri with %s with 400, at login, form and logout', async (_, redirect_uri) => {
    const search = new URLSearchParams({ redirect_uri });
    const login = `/api/sandbox/sso/authorize?${search}`;
    const fields = { account: 'demo', password: DEMO_PASSWORD };
    const answers = [
      await api.app.inject({ url: login }),
      await fillForm(login, fields),
      await api.app.inject({ url: `/api/sandbox/sso/logout?${search}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    const query = signed({ redirect_uri });
    expect((await api.inject(authEndpoints.ssoCheck, { query })).error.code).toBe('validation_failed');
  });
});

test.each([
  ['http://portal.example/a', true],
  ['https://portal.example/a', true],
  ['http://localhost:3000/', true],
  ['http://[::1]:3000/', true],
  ['https://portal.example.evil.example/', false],
  ['https://portal.example@evil.example/', false],
  ['javascript://portal.example/%0aalert(1)', false],
  ['//portal.example/', false],
  ['http://portal.example/\r\nx: y', false],
  ['', false],
])('a visitor at portal.example may be sent back to %s: %s', (uri, allowed) => {
  expect(isAllowedRedirect(uri, 'portal.example')).toBe(allowed);
});
