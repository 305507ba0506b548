import { accountEndpoints, addressEndpoints } from '@zonekit/api-client/account/contract';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { bookingBody } from '../../../test/booking-body.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer, peopleOf } from '../../../test/people.ts';
import { AGREEMENTS } from '../auth/auth.agreements.ts';
import { DEMO_PASSWORD } from '../auth/demo-password.ts';
import { modules } from '../modules.ts';
import { deviceOf } from './device.ts';

const DAY = 24 * 3600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let api: TestApi;
let people: ReturnType<typeof peopleOf>;
let clock = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date(clock),
    seed: [seedPolicy],
    config: { trustProxy: (_address, hop) => hop < 1 },
  });
  people = peopleOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock += 10_000;
  for (const table of ['sessions', 'quota_uses', 'login_attempts'] as const) await api.db.deleteFrom(table).execute();
});

const isOpen = async (token: string) => (await api.inject(authEndpoints.userInfo, bearer(token))).status === 200;

describe('sessions', () => {
  const list = (token: string) => api.inject(accountEndpoints.listSessions, bearer(token));

  test('tell device, way, masked address and time, this one first', async () => {
    const here = await api.tokenOf('demo');
    clock += 60_000;
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };
    await people.logIn('demo', DEMO_PASSWORD, headers);
    const { body } = await list(here);
    expect(body.data).toMatchObject([
      { current: true },
      {
        browser: 'Firefox 128',
        system: 'Linux',
        via: 'account',
        address: '203.0.113.*',
        created_at: '2026-11-20T09:01:10+08:00',
        current: false,
      },
    ]);
  });

  test('of others are out of reach', async () => {
    const other = await list(await api.tokenOf('staff'));
    const body = { session_id: other.body.data[0]?.session_id };
    const token = await api.tokenOf('demo');
    expect((await api.inject(accountEndpoints.endSession, { body, ...bearer(token) })).status).toBe(404);
  });

  test('end one by one', async () => {
    const [here, there] = [await api.tokenOf('demo'), await api.tokenOf('demo')];
    const session_id = (await list(here)).body.data.find(({ current }) => !current)?.session_id;
    const { body } = await api.inject(accountEndpoints.endSession, { body: { session_id }, ...bearer(here) });
    expect(body.data).toHaveLength(1);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  });

  test('end all but this one', async () => {
    const tokens = [await api.tokenOf('demo'), await api.tokenOf('demo'), await api.tokenOf('demo')];
    const staff = await api.tokenOf('staff');
    const { body } = await api.inject(accountEndpoints.endOtherSessions, bearer(tokens[1] ?? ''));
    expect(body.data).toMatchObject([{ current: true }]);
    expect(await Promise.all([...tokens, staff].map(isOpen))).toEqual([false, true, false, true]);
  });

  test('stay the same over a refresh, and are gone with their last token', async () => {
    const token = await api.tokenOf('demo');
    const [before] = (await list(token)).body.data;
    clock += 95 * 60_000;
    const { body } = await api.inject(authEndpoints.refreshToken, bearer(token));
    const [after] = (await list(body.data.token)).body.data;
    expect(after).toEqual({ ...before, seen_at: body.data.issued_at });
    clock += 120 * 60_000;
    for (const module of modules) await module.sweep?.(api.context, modules);
    expect(await api.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

test.each([
  [FIREFOX, 'Firefox 128', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome 126',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49',
    'WeChat 8',
    'iOS',
  ],
  ['curl/8', null, null],
  ['', null, null],
])('%s is shown as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

describe('what a user is called', () => {
  const editBy = async (token: string, body: Record<string, unknown>) =>
    api.inject(accountEndpoints.editUser, { body, ...bearer(token) });

  test('needs a login to be changed', async () => {
    expect((await api.inject(accountEndpoints.editUser, { body: { name: 'x' } })).status).toBe(401);
  });

  test('changes in what is given, and in nothing else', async () => {
    const token = await api.tokenOf('new');
    expect((await editBy(token, { name: ' ' })).error.code).toBe('validation_failed');
    const { body } = await editBy(token, { nickname: '小陈', role: 'operator', is_operator: true });
    expect(body.data).toMatchObject({ name: '陈一鸣', nickname: '小陈', role: 'guest' });
  });

  test('a phone changes by the code sent to the new one', async () => {
    const token = await api.tokenOf('new');
    const phone = '13100000777';
    expect((await editBy(token, { phone })).error.details).toMatchObject({ fields: [{ path: 'sms_code' }] });
    expect((await editBy(token, { phone, sms_code: '000000' })).error.code).toBe('captcha_invalid');
    const sms_code = await people.codeFor(phone, 'change_phone');
    expect((await editBy(token, { phone, sms_code })).body.data.phone).toBe(phone);
  });

  test('a phone of another account is refused', async () => {
    const phone = '13800002026';
    const sms_code = await people.codeFor(phone, 'change_phone');
    expect(await editBy(await api.tokenOf('new'), { phone, sms_code })).toMatchObject({
      status: 409,
      error: { details: { field: 'phone' } },
    });
  });
});

describe('agreements', () => {
  test('are due until those in force are given, and keep their first time', async () => {
    const token = await api.tokenOf('staff');
    const ask = () => api.inject(accountEndpoints.consents, bearer(token));
    const give = (over = {}) =>
      api.inject(accountEndpoints.giveConsent, { body: { ...AGREEMENTS, ...over }, ...bearer(token) });
    expect((await ask()).body.data).toEqual({ due: true, given: [] });
    expect((await give({ privacy_version: '2020-01-01' })).error.code).toBe('validation_failed');
    const { body } = await give();
    expect(body.data).toMatchObject({ due: false, given: [{ document: 'privacy' }, { document: 'terms' }] });
    clock += DAY;
    expect((await give()).status).toBe(401);
    expect((await api.inject(accountEndpoints.consents, bearer(await api.tokenOf('staff')))).body).toEqual(body);
  });
});

describe('personal data', () => {
  const password = 'harbour 2026';
  const ask = (token: string, body: Record<string, unknown>) =>
    api.inject(accountEndpoints.requestDeletion, { body, ...bearer(token) });
  const sweep = async () => {
    for (const module of modules) await module.sweep?.(api.context, modules);
  };
  let days = 1;
  /** Somebody with a booking, an address and a profile. */
  const settle = async (account: string, phone: string) => {
    const name = `魏 ${account}`;
    const { token, user_info } = (await people.register({ account, phone, name })).body.data;
    const area = {
      province_id: '370000',
      province_name: '山东省',
      city_id: '371100',
      city_name: '日照市',
      county_id: '371102',
      county_name: '东港区',
    };
    const address = { contact: name, phone, detail: '望海楼', ...area };
    await api.inject(addressEndpoints.addAddress, {
      body: address,
      idempotencyKey: `key-of-${phone}`,
      ...bearer(token),
    });
    days += 1;
    const day = new Date(clock + days * DAY).toISOString().slice(0, 10);
    const booking = bookingBody([{ appointment_date: day, period: 1 }], {
      roadshow_title: '路演',
      contact_person: name,
      contact_phone: phone,
    });
    expect((await api.inject(roadshowEndpoints.createBooking, { body: booking, ...bearer(token) })).status).toBe(201);
    return { token, user_id: user_info.user_id };
  };
  /** Every row of every table that knows one of these words. */
  const rowsWith = async (...words: string[]) => {
    const tables = await api.db.introspection.getTables();
    const tableNames: string[] = [];
    for (const { name } of tables) {
      const rows = await api.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      if (words.some((word) => JSON.stringify(rows).includes(word))) tableNames.push(name);
    }
    return tableNames;
  };

  test('is given out whole, and only that of the user', async () => {
    const { token, user_id } = await settle('export.me', '13100000301');
    const { body } = await api.inject(accountEndpoints.exportData, bearer(token));
    expect(body.data.data).toMatchObject({
      account: {
        user: { id: user_id, account: 'export.me', phone: '13100000301' },
        addresses: [{ detail: '望海楼' }],
        agreements: [{ address: '127.0.0.1' }, { address: '127.0.0.1' }],
        sessions: [{ via: 'register' }],
        steps: [{ subject: 'roadshow_booking', to_status: 'submitted' }],
      },
      roadshow: { bookings: [{ contact_person: '魏 export.me' }] },
      policy: { profile: null, subscriptions: [], applications: [] },
      feed: { feeds: [] },
      file: { permissions: [] },
    });
    const text = JSON.stringify(body);
    for (const secret of ['password', 'scrypt', token, '林知远']) expect(text).not.toContain(secret);
  });

  test('is not deleted without a proof', async () => {
    const { token } = await settle('prove.it', '13100000302');
    expect((await ask(token, {})).error.code).toBe('validation_failed');
    expect((await ask(token, { password: 'wrong' })).error.details).toEqual({ failures_left: 4 });
    expect((await ask(token, { sms_code: '000000' })).error.code).toBe('captcha_invalid');
    expect(await isOpen(token)).toBe(true);
  });

  test('a login within seven days keeps the account', async () => {
    const { token } = await settle('stay.here', '13100000303');
    const { body } = await ask(token, { password });
    expect(Date.parse(body.data.delete_at)).toBe(clock + 7 * DAY);
    expect(await isOpen(token)).toBe(false);
    clock += 7 * DAY - 1000;
    await sweep();
    const back = await people.logIn('stay.here', password);
    expect(back.body.data.deletion_cancelled).toBe(true);
    clock += DAY;
    await sweep();
    expect((await people.logIn('stay.here', password)).body.data.deletion_cancelled).toBe(false);
  });

  test('after seven days nobody can log in, and the sweep leaves no trace of the person', async () => {
    const phone = '13100000304';
    const { token, user_id } = await settle('leave.now', phone);
    clock += 60_000;
    const sms_code = await people.codeFor(phone, 'delete_account');
    expect((await ask(token, { sms_code })).status).toBe(200);
    clock += 7 * DAY;
    expect((await people.logIn('leave.now', password)).error.code).toBe('credentials_invalid');
    expect(await rowsWith('leave.now', phone)).toContain('users');
    await sweep();
    clock += 3600_000;
    await sweep();
    expect(await rowsWith('leave.now', phone)).toEqual([]);
    const user = await api.db.selectFrom('users').where('id', '=', user_id).selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ account: `deleted-${user_id}`, name: '已注销用户', phone: '', password_hash: '' });
    const booking = await api.db.selectFrom('bookings').where('user_id', '=', user_id).selectAll().executeTakeFirst();
    expect(booking).toMatchObject({ roadshow_title: '路演', contact_person: '', contact_phone: '' });
    // Phone and name are free again.
    expect((await people.register({ account: 'leave.now', phone })).status).toBe(201);
  });
});
