import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { peopleOf } from '../../../../test/people.ts';

const START = Date.parse('2026-11-20T09:00:00+08:00');
const SECOND = 1000;
const DEMO_PHONE = '13800002026';
const STRANGER = '13100000009';

let api: TestApi;
let people: ReturnType<typeof peopleOf>;
let clock = START;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
  people = peopleOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock = START;
  for (const table of ['login_attempts', 'quota_uses', 'sms_codes'] as const) await api.db.deleteFrom(table).execute();
});

const logIn = (phone: string, sms_code: string) =>
  api.inject(authEndpoints.loginByMobile, { body: { phone, sms_code } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code by text message', () => {
  test('is sent only to who has copied the picture', async () => {
    const body = { phone: DEMO_PHONE, purpose: 'login', ...(await people.captcha()), captcha_code: '????' };
    const { status, error } = await api.inject(authEndpoints.sendSmsCaptcha, { body });
    expect([status, error.code]).toEqual([422, 'captcha_invalid']);
    expect(await api.db.selectFrom('sms_codes').select('phone').execute()).toEqual([]);
  });

  test.each(['1380000202', '12800002026', 'demo'])('is not sent to %s, which is no mobile number', async (phone) => {
    expect((await people.askCode(phone, 'login')).error.code).toBe('validation_failed');
  });

  test('answers the same for a phone with an account and for one without', async () => {
    const [registered, unknown] = [await people.askCode(DEMO_PHONE, 'login'), await people.askCode(STRANGER, 'login')];
    expect(registered.status).toBe(200);
    expect(unknown.body).toEqual(registered.body);
    expect(unknown.body.data).toEqual({ expires_at: '2026-11-20T09:05:00+08:00', resend_after_s: 60 });
  });

  test('is not sent again before 60 seconds are over', async () => {
    await people.askCode(DEMO_PHONE, 'login');
    clock += 59 * SECOND;
    const early = await people.askCode(DEMO_PHONE, 'reset_password');
    expect(early).toMatchObject({ status: 429, error: { code: 'rate_limited', details: { retry_after_s: 1 } } });
    expect(early.headers['retry-after']).toBe('1');
    clock += SECOND;
    expect((await people.askCode(DEMO_PHONE, 'login')).status).toBe(200);
  });

  test('is sent five times within any hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await people.askCode(DEMO_PHONE, 'login')).status).toBe(200);
      clock += 10 * 60 * SECOND;
    }
    expect((await people.askCode(DEMO_PHONE, 'login')).error.details).toEqual({ retry_after_s: 600 });
    clock = START + 3600 * SECOND;
    expect((await people.askCode(DEMO_PHONE, 'login')).status).toBe(200);
    clock += 60 * SECOND;
    expect((await people.askCode(DEMO_PHONE, 'login')).status).toBe(429);
  });

  test('asked for side by side is sent once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => people.askCode(DEMO_PHONE, 'login')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('sixty an hour go to one network address, whatever the phones', async () => {
    for (let number = 0; number < 60; number += 1) {
      const phone = `131${String(number).padStart(8, '0')}`;
      expect((await people.askCode(phone, 'login')).status).toBe(200);
    }
    expect((await people.askCode(STRANGER, 'login')).status).toBe(429);
  });

  test('logs in once', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    const { status, body } = await logIn(DEMO_PHONE, code);
    expect(status).toBe(200);
    expect(body.data.user_info).toMatchObject({ user_id: 'u-demo', role: 'enterprise_user' });
    expect((await logIn(DEMO_PHONE, code)).error.code).toBe('captcha_invalid');
  });

  test('used twice at once logs in once', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    const answers = await Promise.all([logIn(DEMO_PHONE, code), logIn(DEMO_PHONE, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('serves for five minutes', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    clock += 300 * SECOND;
    expect((await logIn(DEMO_PHONE, code)).error.code).toBe('captcha_invalid');
  });

  test('serves for what it was asked for and for nothing else', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'reset_password');
    expect((await logIn(DEMO_PHONE, code)).error).toMatchObject({
      code: 'captcha_invalid',
      details: { field: 'sms_code' },
    });
  });

  test('ends when the next one is sent', async () => {
    const first = await people.codeFor(DEMO_PHONE, 'login');
    clock += 60 * SECOND;
    const second = await people.codeFor(DEMO_PHONE, 'login');
    if (first !== second) expect((await logIn(DEMO_PHONE, first)).status).toBe(422);
    expect((await logIn(DEMO_PHONE, second)).status).toBe(200);
  });

  test('guessed wrong five times ends, also for the right one; the next code serves', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    for (const left of [4, 3, 2, 1]) {
      expect((await logIn(DEMO_PHONE, wrong(code))).error.details).toMatchObject({ failures_left: left });
    }
    const locked = await logIn(DEMO_PHONE, wrong(code));
    expect(locked.error).toMatchObject({
      code: 'account_locked',
      message: '短信验证码错误次数过多,已失效,请重新获取',
      details: { field: 'sms_code', until: '2026-11-20T09:05:00+08:00' },
    });
    expect((await logIn(DEMO_PHONE, code)).error.code).toBe('account_locked');
    clock += 60 * SECOND;
    expect((await logIn(DEMO_PHONE, await people.codeFor(DEMO_PHONE, 'login'))).status).toBe(200);
  });

  test('guesses side by side share the five', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(DEMO_PHONE, wrong(code))));
    expect(answers.filter(({ error }) => error.code === 'captcha_invalid')).toHaveLength(4);
  });

  test('wrong ones are answered alike for phones with and without an account', async () => {
    const [registered, unknown] = [await logIn(DEMO_PHONE, '123456'), await logIn(STRANGER, '123456')];
    expect(unknown.error).toEqual(registered.error);
  });

  test('a right one tells who holds the phone that it has no account', async () => {
    const code = await people.codeFor(STRANGER, 'login');
    expect(await logIn(STRANGER, code)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });

  test('is nowhere in the database as it is', async () => {
    const code = await people.codeFor(DEMO_PHONE, 'login');
    expect(JSON.stringify(await api.db.selectFrom('sms_codes').selectAll().execute())).not.toContain(`"${code}"`);
  });
});
