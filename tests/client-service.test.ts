import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../apps/api/test/harness.ts';
import {
  addAddress,
  editAddress,
  editUser,
  exportData,
  getConsents,
  getEnterprise,
  getRights,
  listAddresses,
  listEmployments,
  listMembers,
  listSessions,
  requestDeletion,
  setAddressStatus,
  staffToken,
} from '../packages/api-client/src/account/account.client.ts';
import {
  imageCaptcha,
  loginByAccount,
  logout,
  refreshToken,
  register,
  resetPassword,
  sendSmsCaptcha,
  ssoCheck,
  ssoLogin,
  userInfo,
} from '../packages/api-client/src/auth/auth.client.ts';
import { authEndpoints } from '../packages/api-client/src/auth/auth.contract.ts';
import { baseRequest, getDictionaries } from '../packages/api-client/src/base/base.client.ts';
import { createFeed, listFeeds, renewFeed, revokeFeed } from '../packages/api-client/src/feed/feed.client.ts';
import { fetchFile } from '../packages/api-client/src/file/file.client.ts';
import { listAreas, listRegions, searchRegions } from '../packages/api-client/src/region/region.client.ts';
import { regionEndpoints } from '../packages/api-client/src/region/region.contract.ts';
import {
  createBooking,
  fetchBookings,
  getCalendar,
  listBookings,
  moveBooking,
} from '../packages/api-client/src/roadshow/roadshow.client.ts';
import { makeUser } from '../packages/api-client/src/session/fake-browser.ts';
import { createSession, type EndReason } from '../packages/api-client/src/session/session-keeper.ts';
import { createSessionStore } from '../packages/api-client/src/session/session-store.ts';
import { ownLock } from '../packages/api-client/src/session/tab-lock.ts';
import { ApiError, createTransport, type Transport } from '../packages/api-client/src/transport/transport.ts';

/** The client of a browser against the service over HTTP: what neither side's own tests can promise. */
let api: TestApi;
let origin = '';
let serviceNow = Date.now();

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(serviceNow) });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  serviceNow = Date.now();
});

interface Sent {
  url: string;
  init: RequestInit;
}

const openBrowser = (over: { now?: () => number; locale?: 'zh-CN' | 'en'; secret?: string } = {}) => {
  const now = over.now ?? (() => serviceNow);
  const sent: Sent[] = [];
  let demoCode = '';
  const ended: EndReason[] = [];
  const store = createSessionStore({
    storage: null,
    listen: () => () => undefined,
  });
  const session = createSession({ store, lock: ownLock(), refresh: () => refreshToken(transport), now });
  session.onEnded((reason) => ended.push(reason));
  const onError = vi.fn();
  const transport: Transport = createTransport({
    baseUrls: { fallback: `${origin}/api` },
    clientId: 'zonekit-portal',
    secret: over.secret ?? 'demo-secret',
    locale: () => over.locale ?? 'zh-CN',
    now,
    token: session.token,
    renewToken: session.renewToken,
    onUnauthenticated: (_, refused) => session.end('unauthenticated', refused),
    onError,
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init: { ...init, headers: new Headers(init.headers) } });
      const response = await fetch(input, init);
      demoCode = response.headers.get('x-demo-code') ?? demoCode;
      return response;
    },
  });
  const login = async (account = 'demo') => {
    const { captcha_id } = await imageCaptcha(transport);
    const data = { account, password: 'Demo-2026', captcha_id, captcha_code: demoCode };
    session.begin(await loginByAccount(transport, data));
  };
  return { transport, session, sent, ended, onError, login, demoCodeOf: () => demoCode };
};

const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};

let day = 0;
/** A booking of a day that no other one of this file has taken. */
const makeBooking = () => {
  day += 1;
  const appointment_date = new Date(serviceNow + (day + 2) * 86_400_000).toISOString().slice(0, 10);
  return {
    organization: '东港澜图智能装备有限公司',
    reg_address: '东港自由贸易区海港路 1 号',
    credit_code: '91350211M000100Y43',
    roadshow_title: '机器人路演 & “智造”',
    roadshow_content: '介绍\n第二行',
    contact_person: '林知远',
    contact_phone: '13800002026',
    attendees_count: 40,
    equipment_required: 'projector,audio',
    appointment_dates: [{ appointment_date, period: 1 as const }],
  };
};

describe('a visitor', () => {
  test('reads what is signed, whatever is in the query', async () => {
    const { transport } = openBrowser();
    expect((await listRegions(transport)).length).toBeGreaterThan(30);
    expect((await searchRegions(transport, '大连')).length).toBeGreaterThan(0);
    for (const q of ['R&D=1', '100%', 'a b+c', '"引号"', '/?#', '[x]', '👩‍🔬', "it's (1)*!~"]) {
      await expect(searchRegions(transport, q)).resolves.toBeInstanceOf(Array);
    }
    const query = { parent_id: '-1', level: ['national', 'a,b', ''], year: [2026], __proto__x: 'y' };
    expect((await transport.call(regionEndpoints.listRegions, { query })).data.length).toBeGreaterThan(30);
  });

  test('is refused with another secret', async () => {
    const { transport } = openBrowser({ secret: 'another' });
    expect((await errorOf(listRegions(transport))).code).toBe('signature_invalid');
  });

  test.each([-3_600_000, 3_600_000])('with a clock that is off by %d ms is served all the same', async (off) => {
    const { transport, sent, onError } = openBrowser({ now: () => serviceNow + off });
    expect((await listRegions(transport)).length).toBeGreaterThan(30);
    await listRegions(transport);
    expect(sent).toHaveLength(3);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is told in the language that was asked for', async () => {
    const messages = await Promise.all(
      (['zh-CN', 'en'] as const).map(async (locale) => {
        const error = await errorOf(userInfo(openBrowser({ locale }).transport));
        return error.serverMessage;
      }),
    );
    expect(messages[0]).toBe('尚未登录或登录已过期，请重新登录');
    expect(messages[1]).toMatch(/log in/);
  });

  test('finds a file that is not there missing', async () => {
    expect(await fetchFile(openBrowser().transport, 'no-such-file')).toEqual({ status: 'missing' });
  });
});

describe('logging in', () => {
  test('by account with the captcha begins a session that the service knows', async () => {
    const { transport, session, login } = openBrowser();
    await login();
    expect(session.view()).toMatchObject({ status: 'signed-in', user: { user_id: makeUser().user_id } });
    expect((await userInfo(transport)).name).toBe(makeUser().name);
  });

  test('with a captcha that is wrong or used is refused and ends nothing', async () => {
    const { transport, ended } = openBrowser();
    const { captcha_id } = await imageCaptcha(transport);
    const data = { account: 'demo', password: 'Demo-2026', captcha_id, captcha_code: '????' };
    expect((await errorOf(loginByAccount(transport, data))).code).toBe('captcha_invalid');
    expect(ended).toEqual([]);
  });

  test('at the single sign-on is signed among its parameters', async () => {
    const { transport } = openBrowser();
    const check = await ssoCheck(transport, `${origin}/policy?q=研发&page=2`);
    expect(check).toMatchObject({ logged_in: false, code: null });
    expect((await errorOf(ssoLogin(transport, { code: 'no-such-code' }))).code).toBe('credentials_invalid');
  });
});

describe('a signed write', () => {
  test('is done, read back, listed in the calendar and moved', async () => {
    const { transport, login } = openBrowser();
    await login();
    const input = makeBooking();
    const booking = await createBooking(transport, input);
    expect(booking).toMatchObject({ roadshow_title: input.roadshow_title, status: 'submitted' });
    const date = input.appointment_dates[0]?.appointment_date ?? '';
    expect(await getCalendar(transport, date, date)).toEqual(input.appointment_dates);
    expect((await listBookings(transport)).data.map(({ id }) => id)).toContain(booking.id);
    expect((await moveBooking(transport, booking.id, 'cancelled', '改期')).status).toBe('cancelled');
  });

  test('under one key is done once, and another body under it is refused', async () => {
    const { transport, login } = openBrowser();
    await login();
    const input = makeBooking();
    const key = { idempotencyKey: `key-${serviceNow}` };
    const [first, second] = [await createBooking(transport, input, key), await createBooking(transport, input, key)];
    expect(second.id).toBe(first.id);
    expect((await errorOf(createBooking(transport, makeBooking(), key))).code).toBe('idempotency_mismatch');
  });

  test('is refused when somebody sends it again or changes it on its way', async () => {
    const { transport, login, sent } = openBrowser();
    await login();
    await createBooking(transport, makeBooking());
    const last = sent.at(-1);
    if (!last) throw new Error('nothing was sent');
    const { signal: _, ...init } = last.init;
    const codeOf = async (url: string, change: RequestInit) =>
      ((await (await fetch(url, { ...init, ...change })).json()) as { code: string }).code;
    expect(await codeOf(last.url, {})).toBe('nonce_replayed');
    expect(await codeOf(last.url, { body: String(init.body).replace('40', '41') })).toBe('signature_invalid');
    expect(await codeOf(`${last.url}?a=1`, {})).toBe('signature_invalid');
    for (const name of ['x-nonce', 'x-ts', 'x-sign', 'x-client-id']) {
      const headers = new Headers(init.headers);
      const value = headers.get(name) ?? '';
      headers.set(name, `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`);
      expect(await codeOf(last.url, { headers })).toBe('signature_invalid');
    }
  });
});

describe('an account', () => {
  const area = {
    province_id: '370000',
    province_name: '山东省',
    city_id: '371100',
    city_name: '日照市',
    county_id: '371102',
    county_name: '东港区',
  };

  test('is opened, filled and told of itself', async () => {
    const { transport, session, demoCodeOf } = openBrowser({ locale: 'en' });
    const base = await baseRequest(transport);
    expect(base.sso_providers).toEqual(['scyq', 'yksso']);
    const [roles] = await getDictionaries(transport, ['role']);
    expect(roles?.entries[0]).toMatchObject({ value: 'guest', label: 'Guest' });
    expect((await listAreas(transport, 'province')).length).toBeGreaterThan(30);
    const { captcha_id } = await imageCaptcha(transport);
    const phone = '13100000601';
    await sendSmsCaptcha(transport, { phone, purpose: 'register', captcha_id, captcha_code: demoCodeOf() });
    const person = { account: 'cross.one', password: 'harbour 2026', name: '林越', phone, sms_code: demoCodeOf() };
    session.begin(await register(transport, { ...person, ...base.agreements }));
    expect((await getConsents(transport)).due).toBe(false);
    const input = { contact: '林越', phone, detail: 'R&D 楼 1+1 号', ...area };
    const { address_id } = await addAddress(transport, input);
    await editAddress(transport, address_id, { ...input, detail: 'B' });
    expect(await listAddresses(transport)).toMatchObject([{ detail: 'B', is_default: true }]);
    expect(await setAddressStatus(transport, address_id, 'deleted')).toEqual([]);
    expect((await errorOf(getEnterprise(transport))).code).toBe('not_found');
    expect(await listEmployments(transport)).toEqual([]);
    expect((await getRights(transport)).user_type).toBe('guest');
    expect((await editUser(transport, { nickname: '小林' })).nickname).toBe('小林');
    expect(await listSessions(transport)).toMatchObject([{ via: 'register', current: true }]);
    expect(await resetPassword(transport, { old_password: 'harbour 2026', new_password: 'lighthouse 88' })).toBe(0);
    expect(JSON.stringify(await exportData(transport))).toContain('cross.one');
    await requestDeletion(transport, { password: 'lighthouse 88' });
    expect((await errorOf(userInfo(transport))).status).toBe(401);
  });

  test('of staff acts for another enterprise by its token', async () => {
    const { transport, session, login } = openBrowser();
    await login('staff');
    session.begin(await staffToken(transport, 'e-yunfan'));
    expect((await userInfo(transport)).enterprise?.enterprise_id).toBe('e-yunfan');
    expect((await listMembers(transport)).map(({ user_id }) => user_id)).toEqual(['u-staff']);
    expect((await errorOf(staffToken(transport, 'e-lantu'))).code).toBe('forbidden');
  });
});

describe('what leaves the portal', () => {
  test('is a list as a file, signed and with the token, named in the language of the visitor', async () => {
    const { transport, login } = openBrowser();
    await login();
    const { number } = await createBooking(transport, makeBooking());
    const { blob, name, limit, more } = await fetchBookings(transport, 'csv', { status: ['submitted'] });
    expect(await blob.text()).toContain(`\r\n${number},`);
    expect(name).toMatch(/^路演预约-\d{4}-\d\d-\d\d\.csv$/);
    expect({ limit, more }).toEqual({ limit: 10_000, more: false });
  });

  test('is nobody’s who is not logged in', async () => {
    expect((await errorOf(fetchBookings(openBrowser().transport, 'ics', {}))).code).toBe('unauthenticated');
  });

  test('is a private calendar, until its address is renewed or ended', async () => {
    const { transport, login } = openBrowser();
    await login();
    const { id, calendar_url } = await createFeed(transport, ['bookings']);
    const read = async (url: string) => (await fetch(url)).status;
    expect(await read(calendar_url)).toBe(200);
    const renewed = await renewFeed(transport, id);
    expect([await read(calendar_url), await read(renewed.calendar_url)]).toEqual([404, 200]);
    await revokeFeed(transport, id);
    expect(await read(renewed.calendar_url)).toBe(404);
    expect(await listFeeds(transport)).toEqual([]);
  });
});

describe('a session', () => {
  test('that the service has ended makes one logout of many 401s, quiet ones among them', async () => {
    const { transport, session, login, ended, onError } = openBrowser();
    await login();
    await logout(transport);
    const errors = await Promise.all([
      ...Array.from({ length: 6 }, () => errorOf(createBooking(transport, makeBooking(), { quiet: true }))),
      ...Array.from({ length: 6 }, () => errorOf(userInfo(transport))),
    ]);
    expect(new Set(errors.map(({ status }) => status))).toEqual(new Set([401]));
    expect(ended).toEqual(['unauthenticated']);
    expect(session.token()).toBeNull();
    expect(onError).toHaveBeenCalledTimes(6);
  });

  test('of 95 minutes goes on under a new token, though calls are on their way with the old one', async () => {
    const { transport, session, login, ended, onError } = openBrowser();
    await login();
    const old = session.token();
    serviceNow += 95 * 60_000;
    await Promise.all(Array.from({ length: 8 }, () => userInfo(transport)));
    await vi.waitFor(() => expect(session.token()).not.toBe(old));
    await userInfo(transport);
    expect(session.status()).toBe('active');
    expect([ended, onError.mock.calls]).toEqual([[], []]);
  });

  test('of 120 minutes has expired on both sides', async () => {
    const { transport, session, login, ended } = openBrowser();
    await login();
    const token = session.token();
    serviceNow += 120 * 60_000;
    expect(session.token()).toBeNull();
    expect(ended).toEqual(['expired']);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await errorOf(transport.call(authEndpoints.userInfo, {}, { headers }));
    expect(status).toBe(401);
  });
});
