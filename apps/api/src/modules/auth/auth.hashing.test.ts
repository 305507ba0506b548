import crypto from 'node:crypto';
import { stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer, peopleOf } from '../../../test/people.ts';
import { AGREEMENTS } from './auth.agreements.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

/** Threads of libuv's pool, which file reads and name look-ups share with scrypt. Source: libuv, UV_THREADPOOL_SIZE. */
const LIBUV_THREADS = 4;

const hashes = { begun: 0, finished: 0, running: 0, most: 0 };
const { scrypt } = crypto;
const countedScrypt = (...[password, salt, length, options, callback]: Parameters<typeof scrypt>) => {
  hashes.begun += 1;
  hashes.running += 1;
  hashes.most = Math.max(hashes.most, hashes.running);
  scrypt(password, salt, length, options, (error, key) => {
    hashes.running -= 1;
    hashes.finished += 1;
    callback(error, key);
  });
};
/** Named imports of the service see it too, and later test files of this process the function of Node again. */
const replaceScrypt = (by: (...args: Parameters<typeof scrypt>) => void): void => {
  Object.assign(crypto, { scrypt: by });
  syncBuiltinESMExports();
};

const START = Date.parse('2026-11-20T09:00:00+08:00');
let clock = START;
let api: TestApi;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  replaceScrypt(countedScrypt);
  api = await startTestApi({ now: () => new Date(clock) });
  people = peopleOf(api);
  const imported = { account: 'imported', name: '导入', nickname: '', phone: '13500000001', password_hash: '' };
  await api.db
    .insertInto('users')
    .values({ id: 'u-imported', ...imported })
    .execute();
});
afterAll(async () => {
  replaceScrypt(scrypt);
  await api.close();
});
beforeEach(async () => {
  clock += 24 * 3600_000;
  for (const table of ['login_attempts', 'quota_uses', 'sms_codes'] as const) await api.db.deleteFrom(table).execute();
  Object.assign(hashes, { begun: 0, finished: 0, running: 0, most: 0 });
});

const reset = (body: Record<string, unknown>) =>
  api.inject(authEndpoints.resetPasswordByMobile, {
    body: { phone: '13800002026', sms_code: '000000', new_password: 'lighthouse 88', ...body },
  });

describe('a hash is computed after all cheap checks', () => {
  test('sixty resets with forged codes compute none (scrypt ran before the code was checked)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => reset({ phone: `131${String(number).padStart(8, '0')}` })),
    );
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['captcha_invalid']));
    expect(hashes.begun).toBe(0);
  });

  test('a reset that contains the account name computes none', async () => {
    const sms_code = await people.codeFor('13900002026', 'reset_password');
    expect((await reset({ phone: '13900002026', sms_code, new_password: 'my staff 1' })).status).toBe(422);
    expect(hashes.begun).toBe(0);
  });

  test('a reset for a phone without an account computes none', async () => {
    const sms_code = await people.codeFor('13100000777', 'reset_password');
    expect((await reset({ phone: '13100000777', sms_code })).status).toBe(404);
    expect(hashes.begun).toBe(0);
  });

  test('registrations with forged codes compute none', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => people.register({ account: `forged-${number}`, sms_code: '000000' })),
    );
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['captcha_invalid']));
    expect(hashes.begun).toBe(0);
  });

  test('a registration under a name that is taken computes none', async () => {
    const phone = '13100000778';
    const body = { account: 'demo', password: 'harbour 2026', name: '林越', phone, ...AGREEMENTS };
    const sms_code = await people.codeFor(phone, 'register');
    expect((await api.inject(authEndpoints.register, { body: { ...body, sms_code } })).status).toBe(409);
    expect(hashes.begun).toBe(0);
  });

  test('a new password that contains the account name computes none', async () => {
    const body = { old_password: DEMO_PASSWORD, new_password: 'my demo 1' };
    const answer = await api.inject(authEndpoints.resetPassword, { body, ...bearer(await api.tokenOf('demo')) });
    expect(answer.error.code).toBe('validation_failed');
    expect(hashes.begun).toBe(0);
  });

  test('a login with a wrong captcha computes none', async () => {
    const body = { account: 'demo', password: DEMO_PASSWORD, ...(await people.captcha()), captcha_code: '????' };
    expect((await api.inject(authEndpoints.loginByAccount, { body })).error.code).toBe('captcha_invalid');
    expect(hashes.begun).toBe(0);
  });
});

describe('a crowd that logs in at once', () => {
  const crowd = async (size: number) => {
    const captchas = await Promise.all(Array.from({ length: size }, people.captcha));
    return captchas.map((captcha) =>
      api.inject(authEndpoints.loginByAccount, { body: { account: 'demo', password: DEMO_PASSWORD, ...captcha } }),
    );
  };

  test('computes two hashes at a time; the excess is answered 503 with Retry-After and counts as no wrong password', async () => {
    const answers = await Promise.all(await crowd(40));
    const refused = answers.filter(({ status }) => status === 503);
    expect(hashes.most).toBeLessThanOrEqual(LIBUV_THREADS / 2);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
    expect(hashes.begun).toBe(40 - refused.length);
    expect((await people.logIn('demo', 'wrong')).error.details).toEqual({ failures_left: 4 });
  });

  test('leaves threads for files: one is read before the second pair of hashes is done', async () => {
    const answers = await crowd(12);
    await vi.waitUntil(() => hashes.begun > 0, { interval: 1 });
    await stat(import.meta.filename);
    expect(hashes.finished).toBeLessThan(4);
    await Promise.all(answers);
  });
});

describe('one login computes one hash, so that its time tells nothing', () => {
  test.each([
    ['an unknown account', 'nobody', 'wrong', 'credentials_invalid'],
    ['an account without a password (its empty hash was compared in 5 ms)', 'imported', 'wrong', 'credentials_invalid'],
    ['a wrong password', 'staff', 'wrong', 'credentials_invalid'],
    ['a right password', 'staff', DEMO_PASSWORD, undefined],
  ])('of %s', async (_, account, password, code) => {
    expect((await people.logIn(account, password)).error.code).toBe(code);
    expect(hashes.begun).toBe(1);
  });

  test.each(['staff', 'imported', 'nobody'])('of %s while its password is locked', async (account) => {
    for (let tries = 0; tries < 5; tries += 1) await people.logIn(account, 'wrong');
    hashes.begun = 0;
    expect((await people.logIn(account, DEMO_PASSWORD)).error.code).toBe('account_locked');
    expect(hashes.begun).toBe(1);
  });
});
