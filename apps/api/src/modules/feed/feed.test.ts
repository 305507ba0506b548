import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { feedEndpoints, MOST_FEEDS, type OpenFeed } from '@zonekit/api-client/feed/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { appointmentEndpoints } from '@zonekit/api-client/space/appointment/contract';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../../test/booking-body.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer, peopleOf } from '../../../test/people.ts';
import { setPassword } from '../auth/auth.register.ts';
import { DEMO_PASSWORD } from '../auth/demo-password.ts';
import { createFeed, listFeeds, openFeed } from './feed.service.ts';

let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, demo: true });
}, 180_000);
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['feeds', 'bookings', 'policy_subscriptions'] as const) await api.db.deleteFrom(table).execute();
  clock = new Date('2026-11-20T10:00:00+08:00');
});

type Who = 'demo' | 'staff' | 'operator';
const make = (sources: string[] = ['bookings', 'deadlines'], as: Who = 'demo', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  api.inject(feedEndpoints.createFeed, { body: { sources } }, { as, locale });
const made = async (...args: Parameters<typeof make>): Promise<OpenFeed> => {
  const answer = await make(...args);
  expect(answer.status, JSON.stringify(answer.error)).toBe(201);
  return answer.body.data;
};
const mine = async (as: Who = 'demo') => (await api.inject(feedEndpoints.listFeeds, {}, { as })).body.data;
const renew = (id: string, as: Who = 'demo') => api.inject(feedEndpoints.renewFeed, { params: { id } }, { as });
const revoke = (id: string, as: Who = 'demo') => api.inject(feedEndpoints.revokeFeed, { params: { id } }, { as });
/** As a calendar program does: without signature or token. */
const read = (address: string, headers: Record<string, string> = {}) => {
  const { pathname } = new URL(address);
  return api.app.inject({ url: pathname, headers });
};
const eventsOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => Object.fromEntries(event.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2))));

const book = async (as: Who, date = '2026-12-02') => {
  const body = bookingBody(
    [
      { appointment_date: date, period: 1 },
      { appointment_date: date, period: 2 },
    ],
    { roadshow_title: '感知模块发布' },
  );
  return (await api.inject(roadshowEndpoints.createBooking, { body }, { as })).body.data;
};
const subscribe = (declaration_id: string, subscribed = true, as: Who = 'demo') =>
  api.inject(policyEndpoints.subscribe, { body: { declaration_id, subscribed } }, { as });

describe('a private feed', () => {
  it('tells its address once, and keeps but a hash of it', async () => {
    const feed = await made();
    const token = /\/api\/universal\/feeds\/([\w-]{43})\.ics$/.exec(feed.calendar_url)?.[1] ?? '';
    expect(feed.news_url).toContain(`${token}.atom`);
    expect(JSON.stringify(await api.db.selectFrom('feeds').selectAll().execute())).not.toContain(token);
    expect(await mine()).toEqual([
      { id: feed.id, sources: ['bookings', 'deadlines'], created_at: '2026-11-20T10:00:00+08:00', last_used_at: null },
    ]);
  });

  it('is a calendar of the own bookings, half-day by half-day, and of the deadlines subscribed to', async () => {
    const booking = await book('demo');
    await book('staff', '2026-12-03');
    await subscribe('dec-open-26');
    const answer = await read((await made()).calendar_url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(answer.body)).toMatchObject([
      {
        UID: `${booking.id}-2026-12-02-1@roadshow.zonekit`,
        DTSTART: '20261202T010000Z',
        DTEND: '20261202T040000Z',
        STATUS: 'TENTATIVE',
        LOCATION: '路演中心',
      },
      { UID: `${booking.id}-2026-12-02-2@roadshow.zonekit`, DTSTART: '20261202T053000Z' },
      {
        UID: 'dec-open-26@policy.zonekit',
        DTSTART: '20261126T090000Z',
        SUMMARY: '申报截止：关于组织申报2026年度产业创新专项资金（智能装备方向）的通知',
      },
    ]);
  });

  it('says that a booking was cancelled, so that calendars strike it out', async () => {
    const { id } = await book('demo');
    const { calendar_url } = await made(['bookings']);
    await api.inject(
      roadshowEndpoints.moveBooking,
      { params: { booking_id: id }, body: { status: 'cancelled' } },
      { as: 'demo' },
    );
    expect(eventsOf((await read(calendar_url)).body)[0]?.STATUS).toBe('CANCELLED');
  });

  it('holds what it was made for, and an operator’s holds the operator’s own alone', async () => {
    await book('demo');
    await subscribe('dec-open-26');
    expect(eventsOf((await read((await made(['deadlines'])).calendar_url)).body)).toHaveLength(1);
    expect(eventsOf((await read((await made(['bookings'], 'operator')).calendar_url)).body)).toHaveLength(0);
  });

  it('is a news feed as well, in the language in which it was made', async () => {
    await book('demo');
    await subscribe('dec-open-26');
    const answer = await read((await made(undefined, 'demo', 'en')).news_url);
    expect(answer.headers['content-language']).toBe('en');
    const { document } = new JSDOM(answer.body, { contentType: 'application/xml' }).window;
    const titles = [...document.querySelectorAll('entry > title')].map((title) => title.textContent);
    expect(titles[0]).toBe('感知模块发布: In review');
    expect(titles).toHaveLength(2);
  });

  it('holds viewing appointments, in the hour in which they are', async () => {
    const park = await api.db.selectFrom('space_parks').select('id').orderBy('id').executeTakeFirstOrThrow();
    const body = { park_id: park.id, unit_id: null, date: '2026-12-08', hour: 14, visitors: 2, remark: '' };
    const contact = { contact_person: '林知远', contact_phone: '13800002026' };
    const create = { body: { ...body, ...contact } };
    const { body: answer } = await api.inject(appointmentEndpoints.createAppointment, create, { as: 'demo' });
    const feed = await made(['viewings']);
    const [event] = eventsOf((await read(feed.calendar_url)).body).filter(({ UID }) => UID?.startsWith(answer.data.id));
    expect(event).toMatchObject({ DTSTART: '20261208T060000Z', DTEND: '20261208T070000Z', STATUS: 'TENTATIVE' });
    expect((await read(feed.news_url)).body).toContain(answer.data.number);
  });

  it('holds reserved instruments and facilities, in the time that they are reserved for, and no other order', async () => {
    const feed = await made(['reservations']);
    const events = eventsOf((await read(feed.calendar_url)).body);
    const own = await api.db.selectFrom('orders').selectAll().where('user_id', '=', 'u-demo').execute();
    const reserved = own.filter(({ starts_at }) => starts_at !== null);
    expect(own.length).toBeGreaterThan(reserved.length);
    expect(events.map(({ UID }) => UID).sort()).toEqual(reserved.map(({ id }) => `${id}@order.zonekit`).sort());
    const confirmed = reserved.find(({ status }) => status === 'confirmed');
    const event = events.find(({ UID }) => UID === `${confirmed?.id}@order.zonekit`);
    const instant = new Date(confirmed?.starts_at ?? '').toISOString();
    expect(event).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: instant.replaceAll(/[-:]|\.\d+/g, '') });
    expect((await read(feed.news_url)).body).toContain(confirmed?.number ?? 'none');
  });

  it('is unchanged while nothing changes', async () => {
    await book('demo');
    const { calendar_url } = await made(['bookings']);
    const { headers } = await read(calendar_url);
    expect((await read(calendar_url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('tells when it was last read, to the minute', async () => {
    const { calendar_url } = await made();
    await read(calendar_url);
    clock = new Date('2026-11-20T10:00:30+08:00');
    await read(calendar_url);
    expect((await mine())[0]?.last_used_at).toBe('2026-11-20T10:00:00+08:00');
    clock = new Date('2026-11-20T10:01:00+08:00');
    await read(calendar_url);
    expect((await mine())[0]?.last_used_at).toBe('2026-11-20T10:01:00+08:00');
  });

  it('has another address after it was renewed, and the old one is gone', async () => {
    const before = await made();
    await read(before.calendar_url);
    const after = (await renew(before.id)).body.data;
    expect(after).toMatchObject({ id: before.id, last_used_at: null });
    expect((await read(before.calendar_url)).statusCode).toBe(404);
    expect((await read(after.calendar_url)).statusCode).toBe(200);
  });

  it('is gone after it was ended', async () => {
    const { id, calendar_url, news_url } = await made();
    expect((await revoke(id)).status).toBe(200);
    expect([(await read(calendar_url)).statusCode, (await read(news_url)).statusCode]).toEqual([404, 404]);
    expect(await mine()).toEqual([]);
    expect((await revoke(id)).status).toBe(404);
  });

  // An account that no other test signs in as: its sessions end here too.
  const feedOf = async (user: string) =>
    (await createFeed(api.db, user, { sources: ['deadlines'], locale: 'en' }, clock)).token;
  const byOldPassword = async () => {
    const body = { old_password: DEMO_PASSWORD, new_password: 'lighthouse 88' };
    const { status } = await api.inject(authEndpoints.resetPassword, { body, ...bearer(await api.tokenOf('new')) });
    expect(status).toBe(200);
  };
  const byCode = async () => {
    const phone = '13700002026';
    const sms_code = await peopleOf(api).codeFor(phone, 'reset_password');
    const body = { phone, sms_code, new_password: 'lighthouse 99' };
    expect((await api.inject(authEndpoints.resetPasswordByMobile, { body })).status).toBe(200);
  };

  it.each([
    ['changed by the old one', byOldPassword],
    ['reset by code', byCode],
    ['set by the office', () => setPassword(api.context, 'new', 'lighthouse 77')],
  ])('ends when the password is %s (it outlived the password)', async (_, change) => {
    const [own, another] = [await feedOf('u-new'), await feedOf('u-staff')];
    await change();
    expect(await openFeed(api.db, own, clock)).toBeNull();
    expect(await listFeeds(api.db, 'u-new')).toEqual([]);
    expect(await openFeed(api.db, another, clock)).not.toBeNull();
  });

  it('is nobody else’s to see, renew or end', async () => {
    const { id, calendar_url } = await made();
    expect(await mine('staff')).toEqual([]);
    expect([(await renew(id, 'staff')).status, (await revoke(id, 'staff')).status]).toEqual([404, 404]);
    expect((await read(calendar_url)).statusCode).toBe(200);
  });

  it('is one of five, however many are asked for at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: MOST_FEEDS + 3 }, () => make()))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_FEEDS);
    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
    expect((await make(undefined, 'staff')).status).toBe(201);
    await revoke((await mine())[0]?.id ?? '');
    expect((await make()).status).toBe(201);
  });

  it('needs a login to be made, and a source that there is', async () => {
    expect((await api.inject(feedEndpoints.createFeed, { body: { sources: ['bookings'] } })).status).toBe(401);
    expect((await make([])).status).toBe(422);
    expect((await make(['orders'])).status).toBe(422);
  });

  it.each(['x.ics', `${'A'.repeat(43)}.ics`, `${'A'.repeat(43)}.pdf`, '%00.ics', '.ics'])(
    'is not found as %s',
    async (name) => {
      const { statusCode } = await api.app.inject({ url: `/api/universal/feeds/${name}` });
      expect([404, 405]).toContain(statusCode);
    },
  );
});

describe('subscriptions', () => {
  it('are a list of calls like the others, seen at once', async () => {
    await subscribe('dec-open-26');
    await subscribe('dec-open-01');
    await subscribe('dec-open-01');
    await subscribe('dec-open-02', true, 'staff');
    const list = async (query = {}) =>
      (await api.inject(policyEndpoints.listSubscriptions, { query }, { as: 'demo' })).body;
    expect(new Set((await list()).data.map(({ id }) => id))).toEqual(new Set(['dec-open-26', 'dec-open-01']));
    expect((await list({ q: '产业创新专项资金' })).data.map(({ id }) => id)).toEqual(['dec-open-26']);
    await subscribe('dec-open-26', false);
    expect((await list()).page.total).toBe(1);
  });

  it('are of calls that there are', async () => expect((await subscribe('none')).status).toBe(404));
});
