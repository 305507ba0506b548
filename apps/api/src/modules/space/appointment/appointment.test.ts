import { randomUUID } from 'node:crypto';
import type { AppointmentInput } from '@zonekit/api-client/space/appointment/contract';
import { appointmentEndpoints } from '@zonekit/api-client/space/appointment/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { makeBuilding, makePark, makeUnit } from '../space.fixture.ts';
import { writeBuildings, writeParks, writeUnits } from '../space.write.ts';
import { appointmentPersonal } from './appointment.personal.ts';
import { appointmentQueue } from './appointment.queue.ts';
import { appointmentTransfer } from './appointment.transfer.ts';
import { daysOf, nearestFree, viewingWindow } from './viewing-hours.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
let clock = NOW;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => clock,
    seed: [
      async ({ db }) => {
        await writeParks(db, [makePark(), makePark({ id: 'park-2', name_zh: '远航园', name_en: null })]);
        await writeBuildings(db, [makeBuilding()]);
        await writeUnits(db, [makeUnit()]);
      },
    ],
  });
});
afterEach(async () => {
  clock = NOW;
  await api.db.deleteFrom('space_appointments').execute();
});
afterAll(() => api.close());

type As = NonNullable<Options['as']>;
const params = (appointment_id: string) => ({ appointment_id });
const form: AppointmentInput = {
  park_id: 'park-1',
  unit_id: 'unit-1',
  date: '2026-11-21',
  hour: 10,
  contact_person: '林知远',
  contact_phone: '13800002026',
  visitors: 3,
  remark: '',
};
const {
  createAppointment,
  getAppointment,
  moveAppointment,
  rescheduleAppointment,
  viewingDays,
  listAppointments,
  appointmentsFile,
  appointmentCalendar,
} = appointmentEndpoints;
const create = (as: As, over: Partial<AppointmentInput> = {}, idempotencyKey: string = randomUUID()) =>
  api.inject(createAppointment, { body: { ...form, ...over }, idempotencyKey }, { as });
const created = async (as: As, over: Partial<AppointmentInput> = {}) => (await create(as, over)).body.data;
const move = (id: string, status: string, as: As) =>
  api.inject(moveAppointment, { params: params(id), body: { status } }, { as });
const reschedule = (id: string, body: { date: string; hour: number }, as: As) =>
  api.inject(rescheduleAppointment, { params: params(id), body }, { as });
const leftAt = async (date: string, hour: number) => {
  const { body } = await api.inject(viewingDays, { params: { park_id: 'park-1' } });
  return body.data.days.find((day) => day.date === date)?.hours.find((each) => each.hour === hour)?.left;
};

it('offers 30 days from tomorrow on, from 9 to 17', async () => {
  const { body } = await api.inject(viewingDays, { params: { park_id: 'park-1' } });
  expect(body.data).toMatchObject({ capacity: 2, from: '2026-11-21', to: '2026-12-20' });
  expect(body.data.days).toHaveLength(30);
  expect(body.data.days[0]?.hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  expect((await api.inject(viewingDays, { params: { park_id: 'none' } })).status).toBe(404);
});

it('takes an hour, tells the nearest free ones when it is full, and gives it back', async () => {
  const first = await created('demo');
  expect(first).toMatchObject({
    number: expect.stringMatching(/^VA20261120-[2-9A-HJ-NP-Z]{4}$/),
    status: 'requested',
    unit: { id: 'unit-1', title: '启航中心B座 1802' },
    park: { id: 'park-1', name: '启航中心', address: '海关路18号', phone: '0633-2026001' },
    starts_at: '2026-11-21T10:00:00+08:00',
    ends_at: '2026-11-21T11:00:00+08:00',
    allowed: ['cancelled'],
    can_reschedule: true,
    events: [{ from: null, to: 'requested', actor: '林知远', waiting_for: 'operator' }],
  });
  expect(await leftAt('2026-11-21', 10)).toBe(1);
  expect((await create('staff', { unit_id: null })).status).toBe(201);
  const full = await create('new');
  expect([full.status, full.error.code, full.error.message]).toEqual([409, 'conflict', '该时段已约满，请另选时间']);
  expect(full.error.details).toMatchObject({
    nearest_free: [
      { date: '2026-11-21', hour: 9 },
      { date: '2026-11-21', hour: 11 },
      { date: '2026-11-21', hour: 12 },
      { date: '2026-11-21', hour: 13 },
      { date: '2026-11-21', hour: 14 },
      { date: '2026-11-21', hour: 15 },
    ],
  });
  expect((await move(first.id, 'cancelled', 'demo')).body.data).toMatchObject({ status: 'cancelled', allowed: [] });
  expect((await create('new')).status).toBe(201);
});

it('is made once for one key, and once for one person and hour', async () => {
  const key = randomUUID();
  const [first, again] = [await create('demo', {}, key), await create('demo', {}, key)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const elsewhere = await create('demo', { park_id: 'park-2', unit_id: null });
  expect(elsewhere.error).toMatchObject({ code: 'conflict', details: { appointment_id: first.body.data.id } });
});

it.each([
  [{ hour: 17 }, 'hour'],
  [{ hour: 8 }, 'hour'],
  [{ contact_phone: '12' }, 'contact_phone'],
  [{ visitors: 0 }, 'visitors'],
  [{ park_id: 'park-2' }, 'unit_id'],
])('says what is wrong with %j', async (over, path) => {
  const { status, error } = await create('demo', over);
  const fields = (error.details?.fields ?? []) as { path: string }[];
  expect([status, error.code, fields.map((field) => field.path)]).toEqual([422, 'validation_failed', [path]]);
});

it.each([
  ['2026-11-20', '2026-11-21'],
  ['2026-12-21', '2026-12-20'],
])('takes nothing on %s, and tells what is free next to it', async (date, nearest) => {
  const { status, error } = await create('demo', { date });
  expect([status, error.message]).toEqual([409, '请选择明天起30天内的日期']);
  expect(error.details?.nearest_free).toHaveProperty('0.date', nearest);
});

it('moves in one step, is then confirmed anew, and says both times', async () => {
  const { id } = await created('demo');
  expect((await move(id, 'confirmed', 'operator')).body.data.status).toBe('confirmed');
  const moved = (await reschedule(id, { date: '2026-11-25', hour: 16 }, 'demo')).body.data;
  expect(moved).toMatchObject({ status: 'requested', date: '2026-11-25', hour: 16 });
  expect(moved.events.at(-1)).toMatchObject({ from: 'confirmed', reason: '2026-11-21 10:00 → 2026-11-25 16:00' });
  expect([await leftAt('2026-11-21', 10), await leftAt('2026-11-25', 16)]).toEqual([2, 1]);

  await Promise.all([created('staff', { date: '2026-11-26' }), created('new', { date: '2026-11-26' })]);
  const full = await reschedule(id, { date: '2026-11-26', hour: 10 }, 'demo');
  expect(full.error.details).toHaveProperty('nearest_free');
  // What was refused has changed nothing.
  const { body } = await api.inject(getAppointment, { params: params(id) }, { as: 'demo' });
  expect(body.data).toMatchObject({ status: 'requested', date: '2026-11-25', hour: 16 });
  expect(body.data.events).toHaveLength(3);
  expect((await reschedule(id, { date: '2026-11-27', hour: 10 }, 'operator')).status).toBe(403);
  expect((await reschedule(id, { date: '2026-11-27', hour: 10 }, 'staff')).status).toBe(404);
});

it('can be cancelled until it begins, and visited from then on', async () => {
  const { id } = await created('demo');
  await move(id, 'confirmed', 'operator');
  expect((await move(id, 'visited', 'operator')).error.message).toBe('看房时间未到');
  clock = new Date('2026-11-21T10:00:00+08:00');
  expect((await move(id, 'cancelled', 'demo')).error.message).toBe('看房时间已过');
  expect((await reschedule(id, { date: '2026-11-25', hour: 9 }, 'demo')).error.code).toBe('transition_refused');
  const { body } = await api.inject(getAppointment, { params: params(id) }, { as: 'demo' });
  expect([body.data.allowed, body.data.can_reschedule]).toEqual([[], false]);
  expect((await move(id, 'visited', 'operator')).body.data.status).toBe('visited');
});

it('is private, a row of the own list, and a date in a calendar', async () => {
  const { id, number } = await created('demo');
  const statusFor = async (as: As) => (await api.inject(getAppointment, { params: params(id) }, { as })).status;
  expect([await statusFor('demo'), await statusFor('staff'), await statusFor('operator')]).toEqual([200, 404, 200]);
  const { body } = await api.inject(listAppointments, {}, { as: 'demo' });
  expect(body.data.map((item) => item.id)).toEqual([id]);
  expect(body.facets.status.find(({ value }) => value === 'requested')).toMatchObject({ label: '待确认', count: 1 });
  expect((await api.inject(listAppointments, {}, { as: 'staff' })).body.data).toEqual([]);
  const csv = await api.inject(appointmentsFile, { params: { format: 'csv' } }, { as: 'demo' });
  expect(csv.raw.toString()).toContain(`${number},2026-11-21 10:00,启航中心,启航中心B座 1802`);
  const ics = await api.inject(appointmentCalendar, { params: params(id) }, { as: 'demo', locale: 'en' });
  expect(ics.headers['content-type']).toMatch(/^text\/calendar/);
  expect(ics.raw.toString()).toMatch(/DTSTART:20261121T020000Z[\s\S]*STATUS:TENTATIVE/);
  expect((await api.inject(appointmentCalendar, { params: params(id) }, { as: 'staff' })).status).toBe(404);
});

it('waits in the queue of the office, and stands in its file', async () => {
  const { id, number } = await created('demo');
  expect(await appointmentQueue.find(api.db, number.toLowerCase())).toBe(id);
  expect((await appointmentQueue.describe(api.db, [id])).get(id)).toEqual({
    number,
    title: '启航中心B座 1802 2026-11-21 10:00',
  });
  const rows = [];
  for await (const row of appointmentTransfer.read(api.db)) rows.push(row);
  expect(rows).toMatchObject([{ number, time: '2026-11-21 10:00', visitors: '3' }]);
});

it('frees its hour and forgets the person when the account is deleted', async () => {
  const { id } = await created('demo', { remark: '带轮椅' });
  expect(JSON.stringify(await appointmentPersonal.export(api.db, 'u-demo'))).toContain('带轮椅');
  await api.db.transaction().execute((tx) => appointmentPersonal.erase(tx, 'u-demo', clock));
  const { body } = await api.inject(getAppointment, { params: params(id) }, { as: 'operator' });
  expect(body.data).toMatchObject({ status: 'cancelled', contact_person: '', contact_phone: '', remark: '' });
  expect(await leftAt('2026-11-21', 10)).toBe(2);
});

it('finds nothing near where every hour is full', () => {
  const days = daysOf(viewingWindow('2026-11-20'), 0, new Map());
  expect(nearestFree(days, { date: '2026-11-21', hour: 9 })).toEqual([]);
});
