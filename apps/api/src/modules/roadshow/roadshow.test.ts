import { randomUUID } from 'node:crypto';
import { type BookingInput, bookingConflict, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { setBookingOpen } from './roadshow.open.ts';

const { bookingState, calendar, createBooking, getBooking, listBookings, moveBooking } = roadshowEndpoints;

/** Friday morning in Shanghai: 2026-11-21 to 2026-12-31 can be booked. */
let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('bookings').execute();
});

const half = (text: string) => ({
  appointment_date: text.slice(0, 10),
  period: text.endsWith('am') ? (1 as const) : (2 as const),
});

const makeBooking = (dates: string[], over: Partial<BookingInput> = {}): BookingInput => ({
  organization: '东港澜图智能装备有限公司',
  reg_address: '东港市东港区海关路 18 号',
  credit_code: '91000000MA0LT2026X',
  roadshow_title: '港口无人集卡感知模块发布与路演',
  roadshow_content: '发布第二代感知模块',
  contact_person: '林知远',
  contact_phone: '13800002026',
  attendees_count: 120,
  equipment_required: 'projector,audio',
  appointment_dates: dates.map(half),
  ...over,
});

const book = (dates: string[], options: Options = { as: 'demo' }, over: Partial<BookingInput> = {}) =>
  api.inject(createBooking, { body: makeBooking(dates, over), idempotencyKey: randomUUID() }, options);

const booked = async (dates: string[], as: NonNullable<Options['as']> = 'demo') => {
  const answer = await book(dates, { as });
  expect(answer.status).toBe(201);
  return answer.body.data;
};

const takenIn = async (start_date: string, end_date: string) =>
  (await api.inject(calendar, { query: { start_date, end_date } })).body.data.map(
    (entry) => `${entry.appointment_date}${entry.period === 1 ? 'am' : 'pm'}`,
  );

const moved = (booking_id: string, status: string, as: NonNullable<Options['as']>, reason?: string) =>
  api.inject(moveBooking, { params: { booking_id }, body: { status, ...(reason && { reason }) } }, { as });

describe('booking the roadshow centre', () => {
  it('takes every half-day of the request and answers with a number and its first event', async () => {
    const data = await booked(['2026-11-25pm', '2026-11-26am', '2026-11-26pm', '2026-11-27am']);
    expect(data.number).toMatch(/^RS20261120-[2-9A-HJ-NP-Z]{4}$/);
    expect(data).toMatchObject({ status: 'submitted', user_id: 'u-demo', allowed: ['cancelled'] });
    expect(data.events).toEqual([
      {
        at: '2026-11-20T10:00:00+08:00',
        from: null,
        to: 'submitted',
        actor: '林知远',
        reason: null,
        waiting_for: 'operator',
        due_at: '2026-11-23T18:00:00+08:00',
      },
    ]);
    expect(await takenIn('2026-11-20', '2026-12-31')).toEqual([
      '2026-11-25pm',
      '2026-11-26am',
      '2026-11-26pm',
      '2026-11-27am',
    ]);
  });

  it('answers 409 with what went and what is free nearby, and takes nothing of the rest', async () => {
    await booked(['2026-12-09pm'], 'staff');
    const { status, error } = await book(['2026-12-10am', '2026-12-09am', '2026-12-09pm']);
    expect(status).toBe(409);
    expect(error.code).toBe('conflict');
    const { conflicts, nearest_free } = bookingConflict.parse(error.details);
    expect(conflicts).toEqual([half('2026-12-09pm')]);
    expect(nearest_free.slice(0, 2)).toEqual([half('2026-12-08pm'), half('2026-12-10pm')]);
    expect(await takenIn('2026-12-01', '2026-12-31')).toEqual(['2026-12-09pm']);
  });

  it.each([
    ['2026-11-19am', '只能预约明天及以后的日期'],
    ['2026-11-20pm', '只能预约明天及以后的日期'],
    ['2027-01-01am', '只能预约至下个月月末'],
  ])('refuses %s: %s', async (date, message) => {
    const { status, error } = await book(['2026-11-25am', date]);
    expect(status).toBe(422);
    expect(error.details).toEqual({ fields: [{ path: 'appointment_dates/1', message }] });
    expect(await takenIn('2026-11-01', '2027-01-31')).toEqual([]);
  });

  it('refuses a day that the calendar lacks', async () => {
    const { status, error } = await book(['2026-11-25am', '2026-11-31am']);
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: 'appointment_dates/1/appointment_date' }]);
    expect(await takenIn('2026-11-01', '2027-01-31')).toEqual([]);
  });

  it('refuses a half-day that is listed twice', async () => {
    const { status, error } = await book(['2026-11-25am', '2026-11-25am'], { as: 'demo', locale: 'en' });
    expect(status).toBe(422);
    expect(error.details).toEqual({
      fields: [{ path: 'appointment_dates/1', message: 'This half-day is listed twice' }],
    });
  });

  it('opens the next month at midnight of Shanghai', async () => {
    expect((await book(['2027-01-01am'])).status).toBe(422);
    clock = new Date('2026-12-01T00:00:00+08:00');
    try {
      // Another account: the token of the first has ended by then.
      expect((await book(['2027-01-01am'], { as: 'new' })).status).toBe(201);
    } finally {
      clock = new Date('2026-11-20T10:00:00+08:00');
    }
  });

  it('needs a login', async () => {
    expect((await book(['2026-11-25am'], {})).status).toBe(401);
  });

  it('takes the caller’s own user_id, or none, and refuses another’s with its reason', async () => {
    expect((await book(['2026-11-25am'], { as: 'demo' }, { user_id: 'u-demo' })).body.data.user_id).toBe('u-demo');
    expect((await book(['2026-11-26am'])).body.data.user_id).toBe('u-demo');
    const another = async (locale: 'zh-CN' | 'en') => {
      const { status, error } = await book(['2026-11-27am'], { as: 'demo', locale }, { user_id: 'u-staff' });
      return [status, error.code, error.message];
    };
    expect(await another('zh-CN')).toEqual([403, 'forbidden', '只能为本人账号预约，user_id 不是当前登录用户']);
    expect(await another('en')).toEqual([
      403,
      'forbidden',
      'Bookings are made for the signed-in user; user_id is another user',
    ]);
    expect(await takenIn('2026-11-27', '2026-11-27')).toEqual([]);
  });

  it.each([
    ['contact_phone', '12800002026'],
    ['credit_code', '91000000MA0OT2026X'],
    ['attendees_count', 0],
    ['attendees_count', 1000],
    ['organization', '   '],
    ['appointment_dates', []],
    ['equipment_required', 'lights'],
  ])('names the field that is wrong: %s = %j', async (field, value) => {
    const { status, error } = await book(['2026-11-25am'], { as: 'demo' }, { [field]: value });
    expect(status).toBe(422);
    expect((error.details as { fields: { path: string }[] }).fields.map(({ path }) => path)).toContain(field);
  });

  it('answers the same for the same key, and books once', async () => {
    const body = makeBooking(['2026-12-02am']);
    const idempotencyKey = randomUUID();
    const first = await api.inject(createBooking, { body, idempotencyKey }, { as: 'demo' });
    const again = await api.inject(createBooking, { body, idempotencyKey }, { as: 'demo' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const other = await api.inject(
      createBooking,
      { body: makeBooking(['2026-12-03am']), idempotencyKey },
      { as: 'demo' },
    );
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await takenIn('2026-12-01', '2026-12-31')).toEqual(['2026-12-02am']);
  });

  it('books without a key too, all or none', async () => {
    const once = () =>
      api.inject(createBooking, { body: makeBooking(['2026-12-02am', '2026-12-02pm']) }, { as: 'demo' });
    expect((await once()).status).toBe(201);
    expect((await once()).status).toBe(409);
  });
});

describe('a booking’s life', () => {
  it('gives its half-day back when the owner cancels, and another may have it', async () => {
    const { id } = await booked(['2026-12-02am']);
    const cancelled = await moved(id, 'cancelled', 'demo', '行程调整');
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', allowed: [] });
    expect(cancelled.body.data.appointment_dates).toEqual([half('2026-12-02am')]);
    expect(cancelled.body.data.events.at(-1)).toMatchObject({ from: 'submitted', to: 'cancelled', reason: '行程调整' });
    await booked(['2026-12-02am'], 'staff');
  });

  it('goes from submitted to approved to held by the operator, keeping its half-day', async () => {
    const { id } = await booked(['2026-12-02am']);
    expect((await moved(id, 'approved', 'operator')).status).toBe(200);
    const held = await moved(id, 'held', 'operator');
    expect(held.body.data.events.map((event) => event.to)).toEqual(['submitted', 'approved', 'held']);
    expect(await takenIn('2026-12-01', '2026-12-31')).toEqual(['2026-12-02am']);
  });

  it('gives its half-day back when the operator rejects', async () => {
    const { id } = await booked(['2026-12-02am']);
    expect((await moved(id, 'rejected', 'operator', '设备检修')).body.data.status).toBe('rejected');
    expect(await takenIn('2026-12-01', '2026-12-31')).toEqual([]);
  });

  it('refuses with 422 what is no transition, listing what is allowed', async () => {
    const { id } = await booked(['2026-12-02am']);
    const { status, error } = await moved(id, 'held', 'operator');
    expect([status, error.code]).toEqual([422, 'transition_refused']);
    expect(error.details).toMatchObject({ from: 'submitted', to: 'held', allowed: ['approved', 'rejected'] });
    await moved(id, 'cancelled', 'demo');
    expect((await moved(id, 'approved', 'operator')).status).toBe(422);
  });

  it('refuses with 403 what is the operator’s to do', async () => {
    const { id } = await booked(['2026-12-02am']);
    expect((await moved(id, 'approved', 'demo')).status).toBe(403);
  });

  it('is not there for another user', async () => {
    const { id } = await booked(['2026-12-02am']);
    expect((await api.inject(getBooking, { params: { booking_id: id } }, { as: 'staff' })).status).toBe(404);
    expect((await moved(id, 'cancelled', 'staff')).status).toBe(404);
    expect((await api.inject(getBooking, { params: { booking_id: id } }, { as: 'demo' })).body.data.id).toBe(id);
  });

  it('ends once when it is cancelled twice at the same time', async () => {
    const { id } = await booked(['2026-12-02am']);
    const answers = await Promise.all([moved(id, 'cancelled', 'demo'), moved(id, 'cancelled', 'demo')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });
});

describe('whether bookings are open', () => {
  const isOpen = async (service: TestApi) => (await service.inject(bookingState)).body.data.open;
  const operatorSets = (service: TestApi, open: boolean) =>
    setBookingOpen(service.db, open, { account: 'operator', now: clock });

  // Cause: the portal alone held a zone closed, by a flag of its variant, so that the service still took its bookings.
  it('is the setting of the service until an operator decides, and the operator’s decision from then on', async () => {
    const zone = await startTestApi({ now: () => clock, config: { bookingOpen: false } });
    try {
      const refused = (locale: 'zh-CN' | 'en') =>
        zone.inject(
          createBooking,
          { body: makeBooking(['2026-11-25am']), idempotencyKey: randomUUID() },
          { as: 'demo', locale },
        );
      expect(await isOpen(zone)).toBe(false);
      expect((await refused('zh-CN')).error).toMatchObject({ code: 'booking_closed', message: '路演预约尚未开放' });
      const { status, error } = await refused('en');
      expect([status, error.code, error.message]).toEqual([
        403,
        'booking_closed',
        'Roadshow bookings are not yet open',
      ]);
      await operatorSets(zone, true);
      expect(await isOpen(zone)).toBe(true);
      expect((await refused('en')).status).toBe(201);
    } finally {
      await zone.close();
    }
  });

  it('changes with the next request when an operator closes them; what is booked stays', async () => {
    const { id } = await booked(['2026-11-25am']);
    expect(await isOpen(api)).toBe(true);
    await operatorSets(api, false);
    try {
      expect(await isOpen(api)).toBe(false);
      expect((await book(['2026-11-26am'])).error.code).toBe('booking_closed');
      expect((await api.inject(getBooking, { params: { booking_id: id } }, { as: 'demo' })).body.data.status).toBe(
        'submitted',
      );
    } finally {
      await operatorSets(api, true);
    }
    expect((await book(['2026-11-26am'])).status).toBe(201);
  });
});

describe('lists', () => {
  it('pages two full months of half-days, 99 at a time', async () => {
    const days = (month: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
    const all = [...days('2026-07', 31), ...days('2026-08', 31)].flatMap((day) => [half(`${day}am`), half(`${day}pm`)]);
    const { id } = await booked(['2026-12-31pm']);
    await api.db
      .insertInto('booking_half_days')
      .values(all.map((entry) => ({ ...entry, booking_id: id })))
      .execute();
    const page = (page_index: number) =>
      api.inject(calendar, { query: { start_date: '2026-07-01', end_date: '2026-08-31', page_index, page_size: 99 } });
    const [first, second] = [await page(1), await page(2)];
    expect(first.body.page).toMatchObject({ total: 124, page_index: 1, page_size: 99 });
    expect([first.body.data.length, second.body.data.length]).toEqual([99, 25]);
    expect([...first.body.data, ...second.body.data]).toEqual(all);
  });

  it('refuses dates in the wrong order and pages beyond 99', async () => {
    const ask = (query: Record<string, unknown>) => api.inject(calendar, { query });
    expect((await ask({ start_date: '2026-12-02', end_date: '2026-12-01' })).status).toBe(422);
    expect((await ask({ start_date: '2026-12-01', end_date: '2026-12-02', page_size: 100 })).status).toBe(422);
  });

  it('lists those that have ended last, each part newest first, page after page', async () => {
    const ids: string[] = [];
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) {
      clock = new Date(clock.getTime() + 1000);
      ids.push((await booked([`${day}am`])).id);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await moved(fourth, 'cancelled', 'demo');
    await moved(second, 'rejected', 'operator', '设备检修');
    await moved(first, 'approved', 'operator');
    const page = async (page_index: number) =>
      (await api.inject(listBookings, { query: { page_index, page_size: 3 } }, { as: 'demo' })).body.data.map(
        ({ id }) => id,
      );
    expect([...(await page(1)), ...(await page(2))]).toEqual([third, first, fourth, second]);
    const rejected = await api.inject(listBookings, { query: { status: 'rejected' } }, { as: 'demo' });
    const { body } = await api.inject(getBooking, { params: { booking_id: second } }, { as: 'demo' });
    const last = body.data.events.at(-1);
    expect(rejected.body.data[0]).toMatchObject({ reason: '设备检修', updated_at: last?.at, allowed: [] });
    expect({ ...body.data, reason: last?.reason, updated_at: last?.at }).toMatchObject(rejected.body.data[0] ?? {});
    clock = new Date('2026-11-20T10:00:00+08:00');
  });

  it('lists my bookings newest first, by status, page after page without a gap', async () => {
    const ids: string[] = [];
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']) {
      clock = new Date(clock.getTime() + 1000);
      ids.unshift((await booked([`${day}am`])).id);
    }
    await booked(['2026-12-06am'], 'staff');
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await api.inject(
        listBookings,
        { query: { page_size: 2, ...(cursor && { cursor }) } },
        { as: 'demo' },
      );
      expect(body.page.total).toBe(5);
      seen.push(...body.data.map((item) => item.id));
      cursor = body.page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids);
    await moved(ids[0] ?? '', 'cancelled', 'demo');
    const byStatus = await api.inject(listBookings, { query: { status: 'cancelled' } }, { as: 'demo' });
    expect(byStatus.body.data.map((item) => item.id)).toEqual(ids.slice(0, 1));
    expect((await api.inject(listBookings, {}, { as: 'operator' })).body.page.total).toBe(6);
    clock = new Date('2026-11-20T10:00:00+08:00');
  });
});
