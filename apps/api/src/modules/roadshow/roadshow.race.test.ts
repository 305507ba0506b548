import { randomUUID } from 'node:crypto';
import { type BookingInput, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { addDays, bookableWindow, keyOf } from './half-days.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('bookings').execute();
});

const people = ['demo', 'staff', 'new'] as const;
type Halves = BookingInput['appointment_dates'];

const book = (appointment_dates: Halves, person: number) =>
  api.inject(
    roadshowEndpoints.createBooking,
    {
      body: {
        organization: '海岳机器人（东港）有限公司',
        reg_address: '东港自由贸易区启航路 6 号',
        credit_code: '91000000MA0HYR101X',
        roadshow_title: '协作机器人产线改造项目路演',
        roadshow_content: '发布柔性产线改造方案',
        contact_person: '周明哲',
        contact_phone: '13800001001',
        attendees_count: 80,
        equipment_required: 'projector',
        appointment_dates,
      },
      idempotencyKey: randomUUID(),
    },
    { as: people[person % people.length] },
  );

const ROUNDS = 100;
const AT_ONCE = 200;

it(`lets exactly one of ${AT_ONCE} bookings of one half-day through, ${ROUNDS} times`, {
  timeout: 300_000,
}, async () => {
  const { from } = bookableWindow('2026-11-20');
  const taken: Halves = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round has a half-day of its own; the window holds 82, then it is emptied once.
    const half = {
      appointment_date: addDays(from, (round >> 1) % 41),
      period: round % 2 === 0 ? (1 as const) : (2 as const),
    };
    if (round === 82) await api.db.deleteFrom('bookings').execute();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => book([half], i)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - 1);
    taken.push(half);
  }
  expect(taken).toHaveLength(ROUNDS);
  const { rows } = await api.db
    .selectFrom('booking_half_days')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(rows).toBe(ROUNDS - 82);
});

it('never books a half-day twice over 1,000 overlapping ranges in any order', { timeout: 120_000 }, async () => {
  const { from } = bookableWindow('2026-11-20');
  const range = fc.record({ start: fc.nat(79), length: fc.integer({ min: 1, max: 6 }) }).map(
    ({ start, length }): Halves =>
      Array.from({ length: Math.min(length, 80 - start) }, (_, i) => ({
        appointment_date: addDays(from, (start + i) >> 1),
        period: (start + i) % 2 === 0 ? (1 as const) : (2 as const),
      })),
  );
  const shuffled = range.chain((halves) => fc.shuffledSubarray(halves, { minLength: halves.length }));
  const asked = fc.sample(shuffled, { numRuns: 1000, seed: 20261120 });

  const won: string[] = [];
  for (let i = 0; i < asked.length; i += 50) {
    const answers = await Promise.all(asked.slice(i, i + 50).map((halves, j) => book(halves, j)));
    for (const answer of answers) {
      expect([201, 409]).toContain(answer.status);
      if (answer.status === 201) won.push(...answer.body.data.appointment_dates.map(keyOf));
    }
  }
  expect(new Set(won).size).toBe(won.length);
  const rows = await api.db.selectFrom('booking_half_days').select(['appointment_date', 'period']).execute();
  expect(rows.map((row) => `${row.appointment_date}/${row.period}`).sort()).toEqual(won.sort());
});
