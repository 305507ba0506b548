import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer, peopleOf } from '../../../test/people.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

const START = Date.parse('2026-11-20T09:00:00+08:00');
const NEW_PASSWORD = 'lighthouse 88';
const DEMO_PHONE = '13800002026';

let api: TestApi;
let people: ReturnType<typeof peopleOf>;
let clock = START;
/** A phone that no test has used. */
let phones = 13_100_000_100;
const newPhone = () => {
  phones += 1;
  return String(phones);
};
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
  people = peopleOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  // A day later each time: limits and locks of the test before are over.
  clock += 24 * 3600_000;
});

describe('registering', () => {
  test.each([
    ['too short', 'short 1'],
    ['without a letter', '12345678'],
    ['without a digit', 'harbour light'],
  ])('refuses a password %s', async (_, password) => {
    const { status, error } = await people.register({ password, phone: newPhone(), sms_code: '123456' });
    expect([status, error.code]).toEqual([422, 'validation_failed']);
    expect(error.details).toMatchObject({ fields: [{ path: 'password' }] });
  });

  test.each([
    ['the account name', { account: 'harbour', password: 'My-Harbour-1' }],
    ['the phone', { phone: '13100000042', password: 'ab13100000042' }],
  ])('refuses a password that contains %s', async (_, over) => {
    const { error } = await people.register({ sms_code: '123456', ...over });
    expect(error).toMatchObject({ code: 'validation_failed', details: { field: 'password' } });
  });

  test.each(['13100000042', 'ab', '9lives', 'Ä-name', 'has space'])(
    'refuses %s as an account name',
    async (account) => {
      const { error } = await people.register({ account, phone: newPhone(), sms_code: '123456' });
      expect(error.details).toMatchObject({ fields: [{ path: 'account' }] });
    },
  );

  test('refuses agreements that are not in force, and tells those that are', async () => {
    const { error } = await people.register({ phone: newPhone(), sms_code: '123456', terms_version: '2020-01-01' });
    expect(error).toMatchObject({
      code: 'validation_failed',
      details: { agreements: { terms_version: '2026-11-01' } },
    });
  });

  test('refuses a wrong code', async () => {
    expect((await people.register({ phone: newPhone(), sms_code: '000000' })).error.code).toBe('captcha_invalid');
  });

  test('a name that is taken is told after the code, which still serves for another name', async () => {
    const phone = newPhone();
    const early = await people.register({ account: 'demo', phone, sms_code: '000000' });
    expect(early.error.code).toBe('captcha_invalid');
    const sms_code = await people.codeFor(phone, 'register');
    const taken = await people.register({ account: 'Demo', phone, sms_code });
    expect(taken).toMatchObject({ status: 409, error: { code: 'conflict', details: { field: 'account' } } });
    expect((await people.register({ account: 'free.name', phone, sms_code })).status).toBe(201);
  });

  test('a phone that has an account is told to who holds it', async () => {
    const { status, error } = await people.register({ account: 'second.one', phone: DEMO_PHONE });
    expect([status, error.details]).toEqual([409, { field: 'phone' }]);
  });

  test('opens an account as a guest, logs in, and records the agreement', async () => {
    const { status, body } = await people.register({ account: 'Lin.Yue', phone: newPhone() });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      deletion_cancelled: false,
      user_info: { name: '林越', role: 'guest', enterprise: null },
    });
    const me = await api.inject(authEndpoints.userInfo, bearer(body.data.token));
    expect(me.body.data).toEqual(body.data.user_info);
    const { user_id } = body.data.user_info;
    const consents = await api.db.selectFrom('consents').where('user_id', '=', user_id).selectAll().execute();
    expect(consents).toHaveLength(2);
    expect(consents[0]).toMatchObject({ version: '2026-11-01', address: '127.0.0.1' });
    expect((await people.logIn('LIN.yue', 'harbour 2026')).status).toBe(200);
  });
});

test('a phone stands for its account at a login by password', async () => {
  expect((await people.logIn(DEMO_PHONE, DEMO_PASSWORD)).body.data.user_info.user_id).toBe('u-demo');
});

describe('check-phone', () => {
  const check = async (phone: string, over = {}) =>
    api.inject(authEndpoints.checkPhone, { body: { phone, ...(await people.captcha()), ...over } });

  test('tells nothing without the picture', async () => {
    expect((await check(DEMO_PHONE, { captcha_code: '????' })).error.code).toBe('captcha_invalid');
  });

  test('tells whether a phone has an account, ten times an hour', async () => {
    expect((await check(DEMO_PHONE)).body.data).toEqual({ registered: true });
    for (let attempt = 1; attempt < 10; attempt += 1) {
      expect((await check('13100000999')).body.data).toEqual({ registered: false });
    }
    expect((await check(DEMO_PHONE)).error.code).toBe('rate_limited');
  });
});

describe('a new password by phone', () => {
  const reset = (phone: string, sms_code: string, new_password = NEW_PASSWORD) =>
    api.inject(authEndpoints.resetPasswordByMobile, { body: { phone, sms_code, new_password } });

  test('is refused with a wrong code, alike for any phone', async () => {
    const [registered, unknown] = [await reset(DEMO_PHONE, '000000'), await reset('13100000998', '000000')];
    expect(registered.error.code).toBe('captcha_invalid');
    expect(unknown.error).toEqual(registered.error);
  });

  test('that contains the account name is refused, and the code still serves', async () => {
    const code = await people.codeFor('13900002026', 'reset_password');
    expect((await reset('13900002026', code, 'my staff 1')).error.details).toEqual({ field: 'password' });
    expect((await reset('13900002026', code)).status).toBe(200);
  });

  test('ends every session and opens the lock', async () => {
    const { body } = await people.logIn('new', DEMO_PASSWORD);
    for (let tries = 0; tries < 5; tries += 1) await people.logIn('new', 'wrong');
    expect((await people.logIn('new', DEMO_PASSWORD)).error.code).toBe('account_locked');
    const done = await reset('13700002026', await people.codeFor('13700002026', 'reset_password'));
    expect(done.body.data).toEqual({ account: 'new' });
    expect((await api.inject(authEndpoints.userInfo, bearer(body.data.token))).status).toBe(401);
    expect((await people.logIn('new', DEMO_PASSWORD)).error.code).toBe('credentials_invalid');
    expect((await people.logIn('new', NEW_PASSWORD)).status).toBe(200);
  });
});

describe('a new password by the old one', () => {
  const reset = (token: string, old_password: string, new_password: string) =>
    api.inject(authEndpoints.resetPassword, { body: { old_password, new_password }, ...bearer(token) });

  test('counts wrong old ones like a login', async () => {
    const { token } = (await people.logIn('operator', DEMO_PASSWORD)).body.data;
    for (const left of [4, 3, 2, 1]) {
      expect((await reset(token, 'wrong', NEW_PASSWORD)).error.details).toEqual({ failures_left: left });
    }
    expect((await reset(token, 'wrong', NEW_PASSWORD)).error.code).toBe('account_locked');
    expect((await people.logIn('operator', DEMO_PASSWORD)).error.code).toBe('account_locked');
  });

  test('ends the other sessions and keeps this one', async () => {
    const { token } = (await people.logIn('demo', DEMO_PASSWORD)).body.data;
    const other = (await people.logIn('demo', DEMO_PASSWORD)).body.data.token;
    expect((await reset(token, DEMO_PASSWORD, NEW_PASSWORD)).body.data.sessions_ended).toBeGreaterThanOrEqual(1);
    expect((await api.inject(authEndpoints.userInfo, bearer(token))).status).toBe(200);
    expect((await api.inject(authEndpoints.userInfo, bearer(other))).status).toBe(401);
    expect((await people.logIn('demo', NEW_PASSWORD)).status).toBe(200);
  });
});
