import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/frame/day.ts';
import { bookableWindow } from '../../src/modules/roadshow/half-days.ts';
import { bookingBody } from '../booking-body.ts';
import { tell, times } from '../counts.ts';
import { startTestApi, type TestApi } from '../harness.ts';

const now = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const ROUNDS = times(40, 2);
const AT_ONCE = 100;

const book = (round: number, title: string) =>
  api.inject(
    roadshowEndpoints.createBooking,
    {
      body: bookingBody([{ appointment_date: addDays(bookableWindow('2026-11-20').from, round), period: 1 }], {
        roadshow_title: title,
      }),
      idempotencyKey: `one-key-${round}`,
    },
    { as: 'demo' },
  );

test(`one key that ${AT_ONCE} send at once is one row and one answer, ${ROUNDS} times`, {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => book(round, `路演 ${round}`)));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { count } = await api.db
      .selectFrom('bookings')
      .where('roadshow_title', '=', `路演 ${round}`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const other = await book(round, '另一场路演');
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
  }
  const { bookings } = await api.db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('bookings'))
    .executeTakeFirstOrThrow();
  expect(bookings).toBe(ROUNDS);
  tell('repeats of one key', ROUNDS * AT_ONCE);
});

test(`two bodies that race under one key leave one row, and the other body is refused`, async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => book(40, i % 2 === 0 ? '甲场路演' : '乙场路演')),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(AT_ONCE / 2);
  expect(new Set(made.map(({ raw }) => String(raw))).size).toBe(1);
  expect(answers.filter(({ error }) => error.code === 'idempotency_mismatch')).toHaveLength(AT_ONCE / 2);
});
