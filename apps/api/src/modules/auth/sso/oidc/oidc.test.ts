import { randomBytes } from 'node:crypto';
import { authEndpoints, type SsoProvider } from '@zonekit/api-client/auth/contract';
import { baseEndpoints } from '@zonekit/api-client/base/contract';
import { signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../../test/harness.ts';
import { CALLBACK, startProvider, type TestProvider } from '../../../../../test/oidc-provider.ts';
import { readConfig } from '../../../../config.ts';
import { accountPersonal } from '../../../account/account.personal.ts';
import { userTransfer } from '../../user.transfer.ts';

let provider: TestProvider;
let api: TestApi;
let clockOffsetMs = 0;
const now = () => new Date(Date.now() + clockOffsetMs);

beforeAll(async () => {
  provider = await startProvider();
  const env = {
    ...provider.env(),
    ...provider.env('YKSSO'),
    YKSSO_SCOPES: 'openid profile',
    YKSSO_CLAIMS: 'enterprise=org.name,credit_code=org.code',
  };
  const { sso } = readConfig(env);
  api = await startTestApi({ now, config: { demo: false, sso, portalUrl: 'https://portal.example' } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await provider.stop();
});
beforeEach(() => {
  clockOffsetMs = 0;
  provider.tamper(null);
});

const signed = (params: Record<string, string>) => {
  const all = { ...params, client_id: 'zonekit-portal', ts: String(Math.floor(now().getTime() / 1000)) };
  return { ...all, sign: signParams(all, 'demo-secret') };
};

const newState = () => randomBytes(16).toString('hex');

const check = (state: string, of: SsoProvider = 'scyq', at = api) =>
  at.inject(authEndpoints.ssoCheck, { query: signed({ redirect_uri: CALLBACK, provider: of, state }) });

const logIn = (answer: Record<string, string>, of: SsoProvider = 'scyq', at = api) =>
  at.inject(of === 'scyq' ? authEndpoints.ssoLogin : authEndpoints.loginByYksso, { body: signed(answer) });

/** What comes back to the browser that has signed in at the provider. */
const answerOf = (back: URL): Record<string, string> => Object.fromEntries(back.searchParams);

const signIn = async (login: string, of: SsoProvider = 'scyq') => {
  const { body } = await check(newState(), of);
  return answerOf(await provider.signIn(body.data.login_url, login));
};

const usersCount = async () => (await api.db.selectFrom('users').select('id').execute()).length;

describe('a sign-on by OpenID Connect', () => {
  test('goes all the way round, with PKCE, state and nonce, and the answer has the form of the contract', async () => {
    const state = newState();
    const { status, body } = await check(state);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ logged_in: false, code: null });
    const url = new URL(body.data.login_url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: CALLBACK,
      scope: 'openid profile phone',
      state,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const answer = answerOf(await provider.signIn(body.data.login_url, 'lin'));
    expect(answer).toMatchObject({ state, iss: provider.issuer });
    const login = await logIn(answer);
    expect(login.status).toBe(200);
    expect(login.body.data.sso_data.sso_user_id).toBe('lin');
    const { user_info, token } = login.body.data.login_data;
    expect(user_info).toMatchObject({ name: '林越', phone: '13100000901', role: 'guest' });
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.inject(authEndpoints.userInfo, { headers })).body.data.user_id).toBe(user_info.user_id);
  });

  test('knows the same person again by the subject', async () => {
    const ids = [];
    for (let times = 0; times < 2; times += 1) {
      ids.push((await logIn(await signIn('lin'))).body.data.login_data.user_info.user_id);
    }
    expect(ids[1]).toBe(ids[0]);
  });

  test('links the account that has the verified phone, and leaves its name', async () => {
    const before = await usersCount();
    const { body } = await logIn(await signIn('demo'));
    expect(body.data.login_data.user_info).toMatchObject({ user_id: 'u-demo' });
    expect(body.data.login_data.user_info.name).not.toBe('另一个名字');
    expect(await usersCount()).toBe(before);
  });

  test('links nothing by a phone that is not verified, and stores no such phone', async () => {
    const { body } = await logIn(await signIn('guesser'));
    expect(body.data.login_data.user_info).toMatchObject({ name: '冒名', phone: '' });
    expect(body.data.login_data.user_info.user_id).not.toBe('u-demo');
  });

  test('two first logins at the same time add one account', async () => {
    const answers = [await signIn('twin'), await signIn('twin')];
    const logins = await Promise.all(answers.map((answer) => logIn(answer)));
    expect(new Set(logins.map(({ body }) => body.data.login_data.user_info.user_id)).size).toBe(1);
  });

  test('joins the enterprise that the provider vouches for: the first as its owner, others as staff', async () => {
    const chen = (await logIn(await signIn('chen', 'yksso'), 'yksso')).body.data.login_data.user_info;
    const wu = (await logIn(await signIn('wu', 'yksso'), 'yksso')).body.data.login_data.user_info;
    expect(chen).toMatchObject({ role: 'enterprise_user', enterprise: { enterprise_name: '东港新材有限公司' } });
    expect(wu).toMatchObject({ role: 'staff', enterprise: chen.enterprise });
    // The zone's own is not configured to vouch for one.
    expect((await logIn(await signIn('chen'))).body.data.login_data.user_info.enterprise).toBeNull();
  });

  test('the link is part of what a person takes along, and ends with the account', async () => {
    const { user_info } = (await logIn(await signIn('leaver'))).body.data.login_data;
    expect(await accountPersonal.export(api.db, user_info.user_id)).toMatchObject({
      sign_ons: [{ provider: 'scyq', subject: 'leaver' }],
    });
    await api.db.transaction().execute((tx) => accountPersonal.erase(tx, user_info.user_id, new Date()));
    const next = (await logIn(await signIn('leaver'))).body.data.login_data;
    expect(next.user_info.user_id).not.toBe(user_info.user_id);
  });

  // Cause: the files of users took a mobile number for granted, and found one without in another's way.
  test('accounts without a phone leave and come back by the operator’s files', async () => {
    for (const login of ['no-phone-1', 'no-phone-2']) await logIn(await signIn(login));
    const rows: Record<string, unknown>[] = [];
    for await (const row of userTransfer.read(api.db)) rows.push(row);
    const phoneless = rows.filter(({ phone }) => phone === '');
    expect(phoneless.length).toBeGreaterThan(1);
    for (const row of phoneless) {
      const parsed = userTransfer.row.parse(row);
      const happens = await api.db.transaction().execute(async (tx) => userTransfer.write?.(tx, parsed));
      expect(happens).toBe('same');
    }
  });

  test('logs out at the provider, back to the portal', async () => {
    const { token } = (await logIn(await signIn('lin'))).body.data.login_data;
    const headers = { authorization: `Bearer ${token}` };
    const url = new URL((await api.inject(authEndpoints.logout, { headers })).body.data.sso_logout_url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: 'https://portal.example/',
    });
  });

  test('the base request names what is connected', async () => {
    const body = signed({});
    expect((await api.inject(baseEndpoints.baseRequest, { body })).body.data.sso_providers).toEqual(['scyq', 'yksso']);
  });
});

describe('nobody is logged in', () => {
  const refused = async (answer: Record<string, string>, of: SsoProvider = 'scyq') => {
    const before = await usersCount();
    const { status, error } = await logIn(answer, of);
    expect([status, error.code]).toEqual([422, 'credentials_invalid']);
    expect(await usersCount()).toBe(before);
  };

  test('with a state that was never begun, or that of another browser', async () => {
    const [mine, other] = [await signIn('stranger'), await signIn('stranger')];
    const before = provider.exchanges();
    await refused({ ...mine, state: newState() });
    expect(provider.exchanges()).toBe(before);
    await refused({ ...mine, state: other.state ?? '' });
  });

  test('without a state', async () => {
    const { state: _, ...answer } = await signIn('stranger');
    await refused(answer);
  });

  test('with the state of the other provider', async () => refused(await signIn('stranger'), 'yksso'));

  test('with a code that was used: the state is gone before the provider is asked', async () => {
    const answer = await signIn('lin');
    expect((await logIn(answer)).status).toBe(200);
    const before = provider.exchanges();
    await refused(answer);
    expect(provider.exchanges()).toBe(before);
  });

  test('with a used code under a new state, which the provider refuses', async () => {
    const [first, second] = [await signIn('lin'), await signIn('lin')];
    expect((await logIn(first)).status).toBe(200);
    await refused({ ...second, code: first.code ?? '' });
  });

  test('twice with one answer that comes twice at the same time', async () => {
    const answer = await signIn('lin');
    const statuses = (await Promise.all([logIn(answer), logIn(answer)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('ten minutes after the login was begun', async () => {
    const answer = await signIn('stranger');
    clockOffsetMs = 10 * 60_000;
    await refused(answer);
  });

  test('with another nonce', async () => {
    const { body } = await check(newState());
    const url = new URL(body.data.login_url);
    url.searchParams.set('nonce', 'a-nonce-of-somebody-else');
    await refused(answerOf(await provider.signIn(url.href, 'stranger')));
  });

  test('with another code challenge: the verifier does not fit', async () => {
    const { body } = await check(newState());
    const url = new URL(body.data.login_url);
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    await refused(answerOf(await provider.signIn(url.href, 'stranger')));
  });

  test('with the name of another issuer', async () =>
    refused({ ...(await signIn('stranger')), iss: 'https://evil.example' }));

  const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    [
      'names another subject',
      (head: string, claims: object, sign: string) => `${head}.${encode({ ...claims, sub: 'demo' })}.${sign}`,
    ],
    ['is not signed at all', (_: string, claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    [
      'has another signature',
      (head: string, claims: object, sign: string) => `${head}.${encode(claims)}.${sign.slice(0, -8)}AAAAAAAA`,
    ],
  ])('with an ID token that %s', async (_, forge) => {
    const answer = await signIn('stranger');
    provider.tamper((tokens) => {
      const [head = '', , sign = ''] = String(tokens.id_token).split('.');
      tokens.id_token = forge(head, payloadOf(String(tokens.id_token)), sign);
    });
    await refused(answer);
  });

  test('without an ID token', async () => {
    const answer = await signIn('stranger');
    provider.tamper((tokens) => {
      delete tokens.id_token;
    });
    await refused(answer);
  });
});

describe('the check', () => {
  test('needs a state, and an address without a query', async () => {
    const codeOf = async (query: Record<string, string>) =>
      (await api.inject(authEndpoints.ssoCheck, { query: signed(query) })).error;
    const fields = (error: { details?: Record<string, unknown> }) => error.details?.fields;
    expect(fields(await codeOf({ redirect_uri: CALLBACK }))).toEqual([{ path: 'state', message: '缺少state参数' }]);
    expect(fields(await codeOf({ redirect_uri: `${CALLBACK}?return=/`, state: newState() }))).toEqual([
      { path: 'redirect_uri', message: '返回地址不能带查询参数或片段' },
    ]);
  });

  test('takes the portal’s own address for a way back, and no other', async () => {
    const statusOf = async (redirect_uri: string) =>
      (await api.inject(authEndpoints.ssoCheck, { query: signed({ redirect_uri, state: newState() }) })).status;
    expect(await statusOf('https://portal.example/login/callback')).toBe(200);
    expect(await statusOf('http://portal.example/login/callback')).toBe(422);
    expect(await statusOf('https://evil.example/login/callback')).toBe(422);
  });
});

test('a provider that is away: check and login answer 503, and a logout ends the session all the same', async () => {
  const away = await startProvider();
  const { sso } = readConfig(away.env());
  const alone = await startTestApi({ now, config: { demo: false, sso } });
  try {
    const { body } = await check(newState(), 'scyq', alone);
    const first = answerOf(await away.signIn(body.data.login_url, 'lin'));
    const next = answerOf(await away.signIn((await check(newState(), 'scyq', alone)).body.data.login_url, 'lin'));
    const { token } = (await logIn(first, 'scyq', alone)).body.data.login_data;
    await away.stop();
    const login = await logIn(next, 'scyq', alone);
    expect([login.status, login.error.code]).toEqual([503, 'unavailable']);
    const headers = { authorization: `Bearer ${token}` };
    expect((await alone.inject(authEndpoints.logout, { headers })).status).toBe(200);
    expect((await alone.inject(authEndpoints.userInfo, { headers })).status).toBe(401);
  } finally {
    await alone.close();
  }
  const silent = await startTestApi({ now, config: { demo: false, sso } });
  try {
    const { status, error } = await check(newState(), 'scyq', silent);
    expect([status, error.code]).toEqual([503, 'unavailable']);
  } finally {
    await silent.close();
  }
});

test('by OAuth 2.0 alone the userinfo endpoint tells who somebody is, under the names that the mapping gives', async () => {
  const url = (path: string) => `${provider.issuer}${path}`;
  const { sso } = readConfig({
    SSO_AUTHORIZATION_URL: url('/auth'),
    SSO_TOKEN_URL: url('/token'),
    SSO_USERINFO_URL: url('/me'),
    SSO_LOGOUT_URL: 'https://id.example/out',
    SSO_CLIENT_ID: 'portal',
    SSO_CLIENT_SECRET: 'a-secret-of-the-portal',
    SSO_SCOPES: 'openid profile phone',
    SSO_CLAIMS: 'name=org.name',
  });
  // This provider always sends an ID token; one of OAuth 2.0 knows none.
  provider.tamper((tokens) => {
    delete tokens.id_token;
  });
  const plain = await startTestApi({ now, config: { demo: false, sso } });
  try {
    const { body } = await check(newState(), 'scyq', plain);
    expect(new URL(body.data.login_url).searchParams.has('nonce')).toBe(false);
    expect(body.data.logout_url).toBe('https://id.example/out');
    const answer = answerOf(await provider.signIn(body.data.login_url, 'chen'));
    const login = await logIn(answer, 'scyq', plain);
    expect(login.body.data.sso_data.sso_user_id).toBe('chen');
    expect(login.body.data.login_data.user_info.name).toBe('东港新材有限公司');
  } finally {
    await plain.close();
  }
});
