import { randomUUID } from 'node:crypto';
import { eventEndpoints } from '@zonekit/api-client/event/contract';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../../../../demo-data/src/event/event.seed.ts';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { enrolmentPersonal } from './enrolment.personal.ts';
import { enrolmentQueue } from './enrolment.queue.ts';

let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, seed: [seed] });
});
afterAll(() => api.close());

const { createEnrolment, enrolmentState, enrolmentsFile, eventState, getEnrolment, listEnrolments, moveEnrolment } =
  eventEndpoints;
type As = NonNullable<Options['as']>;

/** Has one place left. */
const LAST = 'event-37';
/** Its office approves enrolments. */
const APPROVED = 'event-50';

const form = (event_id: string) => ({ event_id, contact_person: '林知远', contact_phone: '13800002026', message: '' });
const enrol = (event_id: string, as: As, idempotencyKey: string = randomUUID()) =>
  api.inject(createEnrolment, { body: form(event_id), idempotencyKey }, { as });
const move = (enrolment_id: string, status: string, as: As, reason?: string) =>
  api.inject(moveEnrolment, { params: { enrolment_id }, body: { status, ...(reason && { reason }) } }, { as });
const get = (enrolment_id: string, as: As, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  api.inject(getEnrolment, { params: { enrolment_id } }, { as, locale });
const placesOf = async (obj_id: string) => (await api.inject(eventState, { params: { obj_id } })).body.data.places;

it('gives the last place to one, a position on the waiting list to the next, and tells when the place becomes free', async () => {
  const before = await placesOf(LAST);
  expect(before).toMatchObject({ left: 1, waiting: 0 });
  const first = (await enrol(LAST, 'demo')).body.data;
  expect(first).toMatchObject({
    status: 'approved',
    number: expect.stringMatching(/^HD20261120-[2-9A-HJ-NP-Z]{4}$/),
    events: [{ from: null, to: 'approved', actor: '林知远' }],
    allowed: ['cancelled'],
  });
  expect((await api.inject(eventState, { params: { obj_id: LAST } }, { as: 'demo' })).body.data).toMatchObject({
    status: 'full',
    mine: { id: first.id },
  });
  const second = (await enrol(LAST, 'staff')).body.data;
  const third = (await enrol(LAST, 'new')).body.data;
  expect([second.status, second.waiting_position, third.waiting_position]).toEqual(['waiting', 1, 2]);

  expect((await move(first.id, 'cancelled', 'demo')).body.data.status).toBe('cancelled');
  const moved = (await get(second.id, 'staff', 'en')).body.data;
  expect(moved).toMatchObject({ status: 'approved', waiting_position: null });
  expect(moved.events.at(-1)).toMatchObject({
    from: 'waiting',
    to: 'approved',
    reason: 'A place became free, and you moved up from the waiting list',
  });
  const { body } = await api.inject(enrolmentState, { params: { enrolment_id: third.id } }, { as: 'new' });
  expect(body.data).toEqual({ status: 'waiting', waiting_position: 1, allowed: ['cancelled'] });
  const overview = await api.inject(overviewEndpoints.overview, {}, { as: 'staff' });
  expect(overview.body.data.latest.find(({ subject }) => subject === 'enrolment')).toMatchObject({
    id: second.id,
    reason: '有席位空出，您已由候补转为占有席位',
  });
  await move(third.id, 'cancelled', 'new');
  await move(second.id, 'cancelled', 'staff');
  expect(await placesOf(LAST)).toEqual(before);
});

it('is made once for one key, and once for one person', async () => {
  const key = randomUUID();
  const [first, again] = [await enrol(LAST, 'demo', key), await enrol(LAST, 'demo', key)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const twice = await enrol(LAST, 'demo');
  expect([twice.status, twice.error.code, twice.error.message]).toEqual([409, 'conflict', '您已报名该活动']);
  await move(first.body.data.id, 'cancelled', 'demo');
  // A cancelled enrolment does not keep anybody from enrolling again.
  const anew = await enrol(LAST, 'demo');
  expect(anew.status).toBe(201);
  await move(anew.body.data.id, 'cancelled', 'demo');
});

it.each([
  ['event-60', '即将报名'],
  ['event-36', '报名截止'],
  ['event-35', '进行中'],
  ['event-01', '已结束'],
  ['event-18', '已取消'],
])('is refused for %s: %s', async (event, label) => {
  const { status, error } = await enrol(event, 'demo');
  expect([status, error.code]).toEqual([422, 'transition_refused']);
  expect(error.message).toContain(label);
});

it('says what is wrong with the form, and needs a login', async () => {
  const body = { ...form(LAST), contact_person: ' ', contact_phone: '12' };
  const wrong = await api.inject(createEnrolment, { body, idempotencyKey: randomUUID() }, { as: 'demo' });
  const fields = (wrong.error.details?.fields ?? []) as { path: string }[];
  expect([wrong.status, fields.map(({ path }) => path)]).toEqual([422, ['contact_person', 'contact_phone']]);
  expect((await enrol('none', 'demo')).status).toBe(404);
  expect((await api.inject(createEnrolment, { body: form(LAST) })).status).toBe(401);
});

it('waits for the office where the activity says so; a rejection needs its reason and frees the place', async () => {
  const { taken } = await placesOf(APPROVED);
  const { id, status, number } = (await enrol(APPROVED, 'demo')).body.data;
  expect([status, (await placesOf(APPROVED)).taken]).toEqual(['pending', taken + 1]);
  expect(await enrolmentQueue.find(api.db, number.toLowerCase())).toBe(id);
  expect((await enrolmentQueue.describe(api.db, [id])).get(id)?.number).toBe(number);
  expect((await move(id, 'approved', 'demo')).status).toBe(403);
  expect((await move(id, 'rejected', 'operator')).error.code).toBe('validation_failed');
  expect((await move(id, 'rejected', 'operator', '名额限本区企业')).body.data.status).toBe('rejected');
  expect((await placesOf(APPROVED)).taken).toBe(taken);
});

it('can be cancelled until the activity begins, and attended from then on', async () => {
  const { id } = (await enrol('event-42', 'staff')).body.data;
  expect((await move(id, 'attended', 'operator')).error.message).toBe('活动尚未开始');
  clock = new Date((await get(id, 'staff')).body.data.starts_at);
  try {
    expect((await get(id, 'staff')).body.data.allowed).toEqual([]);
    expect((await move(id, 'cancelled', 'staff')).error.message).toBe('活动已开始，不能取消报名');
    expect((await move(id, 'attended', 'operator')).body.data.status).toBe('attended');
  } finally {
    clock = new Date('2026-11-20T10:00:00+08:00');
  }
});

it('is private, and a file of the own ones', async () => {
  const { id } = (await enrol('event-47', 'demo')).body.data;
  expect([(await get(id, 'demo')).status, (await get(id, 'staff')).status, (await get(id, 'operator')).status]).toEqual(
    [200, 404, 200],
  );
  expect((await move(id, 'cancelled', 'staff')).status).toBe(404);
  const mine = (await api.inject(listEnrolments, {}, { as: 'demo' })).body;
  expect(mine.data[0]?.id).toBe(id);
  expect(mine.data.every(({ user_id }) => user_id === 'u-demo')).toBe(true);
  const ics = await api.inject(enrolmentsFile, { params: { format: 'ics' } }, { as: 'demo' });
  expect(ics.raw.toString()).toContain('STATUS:TENTATIVE');
});

it('stays without a name where its owner leaves, whose places go to the next in line, once', async () => {
  const before = await placesOf(LAST);
  expect(before.left).toBe(1);
  const left = (await enrol(LAST, 'demo')).body.data;
  const next = (await enrol(LAST, 'staff')).body.data;
  const last = (await enrol(LAST, 'new')).body.data;
  const erase = () => api.db.transaction().execute((tx) => enrolmentPersonal.erase(tx, 'u-demo', clock));
  await erase();
  const after = [await get(left.id, 'operator'), await get(next.id, 'staff'), await get(last.id, 'new')];
  expect(after.map(({ body }) => body.data.status)).toEqual(['cancelled', 'approved', 'waiting']);
  expect(after[1]?.body.data.events).toHaveLength(2);
  expect(await placesOf(LAST)).toEqual({ ...before, taken: before.capacity, left: 0, waiting: 1 });
  // A second time there is nothing to give up.
  await erase();
  expect(await placesOf(LAST)).toMatchObject({ left: 0, waiting: 1 });

  const exported = JSON.stringify(await enrolmentPersonal.export(api.db, 'u-demo'));
  expect(exported).toContain('event-38');
  expect(exported).not.toContain('13800002026');
});
