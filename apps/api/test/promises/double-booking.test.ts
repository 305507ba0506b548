import { randomUUID } from 'node:crypto';
import { type BookingInput, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/frame/day.ts';
import { bookableWindow, keyOf } from '../../src/modules/roadshow/half-days.ts';
import { bookingBody } from '../booking-body.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

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
      body: bookingBody(appointment_dates),
      idempotencyKey: randomUUID(),
    },
    { as: people[person % people.length] },
  );

const ROUNDS = times(100, 4);
const AT_ONCE = 200;
/** The window holds 82 half-days. */
const WINDOW = 82;

/** As `keyOf` writes them, of all that is booked. */
const booked = async (): Promise<string[]> => {
  const rows = await api.db.selectFrom('booking_half_days').select(['appointment_date', 'period']).execute();
  return rows.map(({ appointment_date, period }) => `${appointment_date}/${period}`).sort();
};

const { from } = bookableWindow('2026-11-20');
const halfAt = (index: number): Halves[number] => ({
  appointment_date: addDays(from, index >> 1),
  period: index % 2 === 0 ? 1 : 2,
});

it(`lets exactly one of ${AT_ONCE} bookings of one half-day through, ${ROUNDS} times`, {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round has a half-day of its own until all are taken.
    if (round % WINDOW === 0) await api.db.deleteFrom('bookings').execute();
    const half = halfAt(round % WINDOW);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => book([half], i)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - 1);
  }
  expect(new Set(await booked()).size).toBe(((ROUNDS - 1) % WINDOW) + 1);
  expect(await booked()).toHaveLength(((ROUNDS - 1) % WINDOW) + 1);
  tell('rival bookings', ROUNDS * AT_ONCE);
});

const SERIES = times(100, 4);
const RANGES = 100;

const range = fc
  .record({ start: fc.nat(79), length: fc.integer({ min: 1, max: 6 }) })
  .map(({ start, length }) => Array.from({ length: Math.min(length, 80 - start) }, (_, i) => halfAt(start + i)));
const shuffled = range.chain((halves) => fc.shuffledSubarray(halves, { minLength: halves.length }));
const series = fc.record({
  requests: fc.array(shuffled, { minLength: RANGES, maxLength: RANGES }),
  atOnce: fc.constantFrom(1, 10, 50),
  cancelled: fc.array(fc.nat(), { minLength: RANGES, maxLength: RANGES }),
});

/**
 * The plain model: a set of half-days. Some order must explain the answers to concurrent requests: winners share
 * nothing with each other nor with what was taken, and every loser shares something with a winner or with that.
 */
const holdAgainstModel = (taken: Set<string>, requests: readonly Halves[], statuses: readonly number[]): void => {
  for (const [i, halves] of requests.entries()) {
    if (statuses[i] !== 201) continue;
    expect(halves.map(keyOf).filter((key) => taken.has(key))).toEqual([]);
    for (const half of halves) taken.add(keyOf(half));
  }
  for (const [i, halves] of requests.entries()) {
    if (statuses[i] === 201) continue;
    expect([statuses[i], halves.some((half) => taken.has(keyOf(half)))]).toEqual([409, true]);
  }
};

it(`answers ${SERIES * RANGES} overlapping ranges, alone and at once, as a plain set of half-days does`, {
  timeout: 900_000,
}, async () => {
  const property = fc.asyncProperty(series, async ({ requests, atOnce, cancelled }) => {
    await api.db.deleteFrom('bookings').execute();
    const taken = new Set<string>();
    const standing: { id: string; halves: Halves; person: number }[] = [];
    for (let i = 0; i < requests.length; i += atOnce) {
      const batch = requests.slice(i, i + atOnce);
      const answers = await Promise.all(batch.map((halves, person) => book(halves, person)));
      holdAgainstModel(
        taken,
        batch,
        answers.map(({ status }) => status),
      );
      for (const [person, { status, body }] of answers.entries()) {
        if (status === 201) standing.push({ id: body.data.id, halves: batch[person] as Halves, person });
      }
      // What is cancelled is free again; without it everything would soon be taken.
      const [gone] = standing.splice((cancelled[i] as number) % standing.length, 1);
      if (!gone) continue;
      const input = { params: { booking_id: gone.id }, body: { status: 'cancelled', reason: '改期' } };
      const answer = await api.inject(roadshowEndpoints.moveBooking, input, {
        as: people[gone.person % people.length],
      });
      expect(answer.status).toBe(200);
      for (const half of gone.halves) taken.delete(keyOf(half));
    }
    expect(await booked()).toEqual([...taken].sort());
  });
  await fc.assert(property, { numRuns: SERIES, endOnFailure: true });
  tell('overlapping ranges', SERIES * RANGES);
});
