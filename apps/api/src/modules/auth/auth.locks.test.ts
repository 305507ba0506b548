import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { parseTrustProxy } from '@zonekit/server/trust-proxy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { peopleOf } from '../../../test/people.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

const MINUTE = 60_000;
const PHONE = '13800002026';
const from = (address: string) => ({ 'x-forwarded-for': address });
const OWNER = from('198.51.100.7');
const STRANGER = from('203.0.113.9');

let clock = Date.parse('2026-11-20T09:00:00+08:00');
let api: TestApi;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  // One proxy in front, which names the address of each request.
  api = await startTestApi({ now: () => new Date(clock), config: { trustProxy: parseTrustProxy('1') ?? false } });
  people = peopleOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock += 24 * 60 * MINUTE;
  for (const table of ['login_attempts', 'quota_uses', 'sms_codes'] as const) await api.db.deleteFrom(table).execute();
});

const byCode = (phone: string, sms_code: string, headers = OWNER) =>
  api.inject(authEndpoints.loginByMobile, { body: { phone, sms_code }, headers });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('wrong codes of a stranger', () => {
  test('for a phone that was sent none are not counted: the next code serves (five locked the phone for 15 minutes)', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await byCode(PHONE, '123456', STRANGER)).error).toMatchObject({
        code: 'captcha_invalid',
        details: { field: 'sms_code' },
      });
    }
    expect((await byCode(PHONE, await people.codeFor(PHONE, 'login'))).status).toBe(200);
  });

  test('end the code for the stranger after five, and the owner’s right one still serves', async () => {
    const code = await people.codeFor(PHONE, 'login');
    for (let tries = 0; tries < 4; tries += 1) await byCode(PHONE, wrong(code), STRANGER);
    expect((await byCode(PHONE, wrong(code), STRANGER)).error.code).toBe('account_locked');
    expect((await byCode(PHONE, code, STRANGER)).error.code).toBe('account_locked');
    expect((await byCode(PHONE, code)).status).toBe(200);
  });

  test('end the code for everybody after twenty, wherever they come from, and the next code serves', async () => {
    const code = await people.codeFor(PHONE, 'login');
    for (let tries = 0; tries < 20; tries += 1) await byCode(PHONE, wrong(code), from(`203.0.113.${tries}`));
    expect((await byCode(PHONE, code)).error.code).toBe('account_locked');
    clock += MINUTE;
    expect((await byCode(PHONE, await people.codeFor(PHONE, 'login'))).status).toBe(200);
  });
});

describe('wrong passwords of a stranger', () => {
  const lockAt = async (headers: Record<string, string>) => {
    for (let tries = 0; tries < 5; tries += 1) await people.logIn('demo', 'wrong', headers);
  };

  test('lock them out where they are, and not the owner elsewhere (five locked the account for all)', async () => {
    await lockAt(STRANGER);
    expect((await people.logIn('demo', DEMO_PASSWORD, STRANGER)).error.code).toBe('account_locked');
    expect((await people.logIn('demo', DEMO_PASSWORD, OWNER)).status).toBe(200);
  });

  test('by account name and by phone are counted together', async () => {
    for (let tries = 0; tries < 3; tries += 1) await people.logIn('demo', 'wrong', STRANGER);
    expect((await people.logIn(PHONE, 'wrong', STRANGER)).error.details).toEqual({ failures_left: 1 });
  });

  test('from everywhere, fifty within an hour, end login by password for an hour, with the code by text message open', async () => {
    for (let tries = 0; tries < 49; tries += 1) {
      expect((await people.logIn('demo', 'wrong', from(`203.0.113.${tries}`))).error.code).toBe('credentials_invalid');
    }
    const last = await people.logIn('demo', 'wrong', from('203.0.113.200'));
    expect(last.error).toMatchObject({ code: 'account_locked', details: { retry_after_s: 3600 } });
    expect((await people.logIn('demo', DEMO_PASSWORD, OWNER)).error.code).toBe('account_locked');
    expect((await byCode(PHONE, await people.codeFor(PHONE, 'login'))).status).toBe(200);
    clock += 60 * MINUTE;
    expect((await people.logIn('demo', DEMO_PASSWORD, OWNER)).status).toBe(200);
  });

  test('leave the owner, locked by typing errors of his own, the login by code', async () => {
    await lockAt(OWNER);
    expect((await people.logIn('demo', DEMO_PASSWORD, OWNER)).error).toMatchObject({
      code: 'account_locked',
      message: '密码错误次数过多,请改用短信验证码登录或重置密码,或稍后再试',
    });
    expect((await byCode(PHONE, await people.codeFor(PHONE, 'login'))).status).toBe(200);
  });

  test('are forgiven at every address after a reset by code', async () => {
    await lockAt(STRANGER);
    await lockAt(OWNER);
    const sms_code = await people.codeFor(PHONE, 'reset_password');
    const body = { phone: PHONE, sms_code, new_password: 'lighthouse 88' };
    expect((await api.inject(authEndpoints.resetPasswordByMobile, { body, headers: OWNER })).status).toBe(200);
    for (const headers of [OWNER, STRANGER]) {
      expect((await people.logIn('demo', 'wrong', headers)).error.details).toEqual({ failures_left: 4 });
    }
    expect(await api.db.selectFrom('login_attempts').selectAll().execute()).toHaveLength(3);
  });
});
