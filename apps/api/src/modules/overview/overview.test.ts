import { randomUUID } from 'node:crypto';
import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seed as seedFile } from '../../../../demo-data/src/file/file.seed.ts';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { bookingBody } from '../../../test/booking-body.ts';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';

type As = NonNullable<Options['as']>;

/** Closes on 2026-11-26 at 17:00. */
const DECLARATION = 'dec-open-26';
let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, seed: [seedFile, seedPolicy] });
}, 180_000);
afterAll(() => api.close());
afterEach(async () => {
  clock = new Date('2026-11-20T10:00:00+08:00');
  for (const table of ['policy_applications', 'policy_subscriptions', 'booking_half_days', 'bookings'] as const) {
    await api.db.deleteFrom(table).execute();
  }
});

const overview = async (as: As = 'demo', headers: Record<string, string> = {}) => {
  const answer = await api.inject(overviewEndpoints.overview, { headers }, { as });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const apply = async () => {
  const { body } = await api.inject(policyEndpoints.getDeclaration, { params: { data_id: DECLARATION } });
  const materials = body.data.materials.flatMap(({ required }, material) =>
    required ? [{ material, file_id: 'f-doc-01' }] : [],
  );
  const answer = await api.inject(
    policyEndpoints.createApplication,
    {
      body: {
        declaration_id: DECLARATION,
        contact_person: '林知远',
        contact_phone: '13800002026',
        amount: { amount: 200_000_000, currency: 'CNY' },
        statement: '智能装备产线改造',
        materials,
      },
      idempotencyKey: randomUUID(),
    },
    { as: 'demo' },
  );
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const move = async (
  application_id: string,
  status: 'submitted' | 'reviewing' | 'returned',
  as: As,
  reason?: string,
) => {
  const body = { status, ...(reason !== undefined && { reason }) };
  const answer = await api.inject(policyEndpoints.moveApplication, { params: { application_id }, body }, { as });
  expect(answer.status).toBe(200);
};
const book = async (as: As, date: string) => {
  const answer = await api.inject(
    roadshowEndpoints.createBooking,
    { body: bookingBody([{ appointment_date: date, period: 2 }]), idempotencyKey: randomUUID() },
    { as },
  );
  expect(answer.status).toBe(201);
  return answer.body.data;
};

test('somebody without records has an empty overview, and a visitor none', async () => {
  expect(await overview('new')).toEqual({ tasks: [], latest: [], dates: [] });
  expect((await api.inject(overviewEndpoints.overview, {})).status).toBe(401);
});

test('a draft waits for its enterprise until its declaration closes, in the language of the request', async () => {
  const { id, number } = await apply();
  const { tasks, latest } = await overview('demo', { 'accept-language': 'en' });
  expect(tasks).toMatchObject([
    {
      subject: 'policy_application',
      kind: 'Policy application',
      actor: 'applicant',
      id,
      number,
      state: { value: 'draft', label: 'Draft', tone: 'neutral' },
      due_at: '2026-11-26T17:00:00+08:00',
      reason: null,
    },
  ]);
  expect(latest).toEqual(tasks);
  expect((await overview('staff')).tasks).toEqual([]);
});

test('what waits for the office is no task; what it returns is one, with its reason and its term', async () => {
  const { id } = await apply();
  await move(id, 'submitted', 'demo');
  const submitted = await overview();
  expect(submitted.tasks).toEqual([]);
  expect(submitted.latest).toMatchObject([{ id, state: { value: 'submitted' }, waiting_for: expect.any(String) }]);
  await move(id, 'reviewing', 'operator');
  await move(id, 'returned', 'operator', '请补充审计报告');
  // Ten working days; 2026-12-04 is a Friday.
  expect((await overview()).tasks).toMatchObject([
    { id, reason: '请补充审计报告', state: { label: '退回补正' }, due_at: '2026-12-04T18:00:00+08:00' },
  ]);
});

test('the dates are half-days that are booked and deadlines that are followed, within 30 days, in order', async () => {
  const { id } = await book('demo', '2026-11-25');
  await book('staff', '2026-11-27');
  const follow = { declaration_id: DECLARATION, subscribed: true };
  await api.inject(policyEndpoints.subscribe, { body: follow }, { as: 'demo' });
  expect((await overview()).dates).toMatchObject([
    { source: 'bookings', starts_at: '2026-11-25T13:30:00+08:00', ends_at: '2026-11-25T17:30:00+08:00' },
    {
      source: 'deadlines',
      starts_at: '2026-11-26T17:00:00+08:00',
      ends_at: null,
      path: `/policy/policyDeclaration/${DECLARATION}`,
    },
  ]);
  clock = new Date('2026-11-26T10:00:00+08:00');
  expect((await overview()).dates.map(({ source }) => source)).toEqual(['deadlines']);
  clock = new Date('2026-11-20T11:00:00+08:00');
  const body = { status: 'cancelled' as const };
  await api.inject(roadshowEndpoints.moveBooking, { params: { booking_id: id }, body }, { as: 'demo' });
  const cancelled = await overview();
  expect(cancelled.dates.map(({ source }) => source)).toEqual(['deadlines']);
  expect(cancelled.latest).toMatchObject([{ subject: 'roadshow_booking', id, state: { value: 'cancelled' } }]);
});
