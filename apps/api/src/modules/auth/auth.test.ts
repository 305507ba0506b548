import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { createAuthenticate } from './auth.tokens.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

const START = Date.parse('2026-11-20T09:00:00+08:00');
const MINUTE = 60_000;

let api: TestApi;
let clock = START;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
});
afterAll(() => api.close());
beforeEach(async () => {
  clock = START;
  await api.db.deleteFrom('login_attempts').execute();
});

const captcha = async () => {
  const answer = await api.inject(authEndpoints.imageCaptcha);
  return { captcha_id: answer.body.data.captcha_id, captcha_code: String(answer.headers['x-demo-code']) };
};

const logIn = async (account: string, password: string) =>
  api.inject(authEndpoints.loginByAccount, { body: { account, password, ...(await captcha()) } });

const tokenOf = async () => (await logIn('demo', DEMO_PASSWORD)).body.data.token;

const call = (endpoint: (typeof authEndpoints)['userInfo' | 'refreshToken' | 'logout'], token: string) =>
  api.inject(endpoint, { headers: { authorization: `Bearer ${token}` } });

describe('account login', () => {
  test('opens with account, password and captcha, and tells who came in', async () => {
    const { status, body } = await logIn('demo', DEMO_PASSWORD);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      issued_at: '2026-11-20T09:00:00+08:00',
      expires_at: '2026-11-20T11:00:00+08:00',
      user_info: { user_id: 'u-demo', name: '林知远', enterprise: { enterprise_id: 'e-lantu' } },
    });
  });

  test('an account is written in any case', async () => {
    expect((await logIn(' Demo ', DEMO_PASSWORD)).status).toBe(200);
  });

  test('a captcha is a picture, and lower case will do', async () => {
    const { body, headers } = await api.inject(authEndpoints.imageCaptcha);
    expect(body.data.image).toMatch(/^data:image\/png;base64,/);
    const code = String(headers['x-demo-code']).toLowerCase();
    const input = { account: 'demo', password: DEMO_PASSWORD, captcha_id: body.data.captcha_id, captcha_code: code };
    expect((await api.inject(authEndpoints.loginByAccount, { body: input })).status).toBe(200);
  });

  test('a captcha serves once, even for a wrong password', async () => {
    const once = await captcha();
    const body = { account: 'demo', password: 'wrong', ...once };
    expect((await api.inject(authEndpoints.loginByAccount, { body })).error.code).toBe('credentials_invalid');
    const again = await api.inject(authEndpoints.loginByAccount, { body: { ...body, password: DEMO_PASSWORD } });
    expect(again).toMatchObject({ status: 422, error: { code: 'captcha_invalid' } });
  });

  test('a captcha serves for five minutes', async () => {
    const late = await captcha();
    clock = START + 5 * MINUTE;
    const body = { account: 'demo', password: DEMO_PASSWORD, ...late };
    expect((await api.inject(authEndpoints.loginByAccount, { body })).error.code).toBe('captcha_invalid');
  });

  test('the fifth wrong password locks the account for fifteen minutes, also for the right one', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect((await logIn('demo', 'wrong')).error.details).toEqual({ failures_left: left });
    }
    const locked = await logIn('demo', 'wrong');
    expect(locked.error).toMatchObject({
      code: 'account_locked',
      details: { until: '2026-11-20T09:15:00+08:00', retry_after_s: 900 },
    });
    clock = START + 15 * MINUTE - 1000;
    expect((await logIn('demo', DEMO_PASSWORD)).error.code).toBe('account_locked');
    clock = START + 15 * MINUTE;
    expect((await logIn('demo', DEMO_PASSWORD)).status).toBe(200);
  });

  test('guesses sent side by side share the five', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('demo', 'wrong')));
    const tried = answers.filter(({ error }) => error.code === 'credentials_invalid');
    expect(tried).toHaveLength(4);
  });

  test('a right password starts the count over', async () => {
    for (let i = 0; i < 4; i += 1) await logIn('demo', 'wrong');
    await logIn('demo', DEMO_PASSWORD);
    expect((await logIn('demo', 'wrong')).error.details).toEqual({ failures_left: 4 });
  });

  test('an account that does not exist answers like one that does', async () => {
    const [unknownUser, wrongPassword] = [await logIn('nobody', 'wrong'), await logIn('staff', 'wrong')];
    expect(unknownUser.error).toEqual(wrongPassword.error);
    for (let i = 0; i < 3; i += 1) await logIn('nobody', 'wrong');
    expect((await logIn('nobody', 'wrong')).error.code).toBe('account_locked');
  });

  test('passwords and tokens are nowhere in the database as they are', async () => {
    const token = await tokenOf();
    const rows = JSON.stringify([
      await api.db.selectFrom('users').selectAll().execute(),
      await api.db.selectFrom('tokens').selectAll().execute(),
    ]);
    expect(rows).not.toContain(DEMO_PASSWORD);
    expect(rows).not.toContain(token);
  });
});

describe('a token', () => {
  test.each([
    ['119:59', 120 * MINUTE - 1000, 200],
    ['120:00', 120 * MINUTE, 401],
  ])('at %s', async (_age, age, status) => {
    const token = await tokenOf();
    clock = START + age;
    expect((await call(authEndpoints.userInfo, token)).status).toBe(status);
  });

  test.each([
    ['89:59', 90 * MINUTE - 1000, 422],
    ['90:00', 90 * MINUTE, 200],
    ['119:59', 120 * MINUTE - 1000, 200],
    ['120:00', 120 * MINUTE, 401],
  ])('asked to be refreshed at %s', async (_age, age, status) => {
    const token = await tokenOf();
    clock = START + age;
    expect((await call(authEndpoints.refreshToken, token)).status).toBe(status);
  });

  test('refused too early, it says from when on', async () => {
    const { error } = await call(authEndpoints.refreshToken, await tokenOf());
    expect(error).toMatchObject({
      code: 'transition_refused',
      details: { refreshable_from: '2026-11-20T10:30:00+08:00' },
    });
  });

  test('refreshed, the new one lives 120 minutes and the old one ends after its half minute of grace', async () => {
    const old = await tokenOf();
    clock = START + 100 * MINUTE;
    const { body } = await call(authEndpoints.refreshToken, old);
    const fresh = 'token' in body.data ? body.data.token : '';
    clock += 29_000;
    expect((await call(authEndpoints.userInfo, old)).status).toBe(200);
    clock += 1000;
    expect((await call(authEndpoints.userInfo, old)).status).toBe(401);
    clock = START + 219 * MINUTE;
    expect((await call(authEndpoints.userInfo, fresh)).status).toBe(200);
  });

  test('finds its own user among those of the same turn, which share one query', async () => {
    const tokens = [await tokenOf(), 'made-up', await api.tokenOf('operator')];
    let queries = 0;
    const counted = api.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    });
    const authenticate = createAuthenticate(counted, () => new Date(clock));
    const users = await Promise.all([...tokens, ...tokens].map(authenticate));
    const found = ['u-demo', undefined, 'u-operator'];
    expect(users.map((user) => user?.user_id)).toEqual([...found, ...found]);
    expect(queries).toBe(1);
    expect(await authenticate('made-up')).toBeNull();
    expect(queries).toBe(2);
  });

  test('ends at logout', async () => {
    const token = await tokenOf();
    expect((await call(authEndpoints.logout, token)).body.data).toEqual({ sso_logout_url: null });
    expect((await call(authEndpoints.userInfo, token)).status).toBe(401);
  });

  test('that is none is refused with the words of the specification', async () => {
    const { status, error } = await call(authEndpoints.userInfo, 'made-up');
    expect(status).toBe(401);
    expect(error).toEqual({ code: 'unauthenticated', message: '尚未登录或登录已过期，请重新登录' });
  });
});
