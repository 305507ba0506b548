import { expect, test } from 'vitest';
import { hoursOf, hoursPaid, spansByDay, stretches } from './free-timeline.ts';

const span = (from: string, to: string) => ({ starts_at: `${from}:00+08:00`, ends_at: `${to}:00+08:00` });
const FRAME = { days: ['2026-11-23', '2026-11-24'], opens: '09:00', closes: '19:00' };

test('spans lie on one line of days, cut to the open hours', () =>
  expect(
    stretches(FRAME, [
      span('2026-11-23T09:00', '2026-11-23T14:00'),
      span('2026-11-24T08:00', '2026-11-24T10:00'),
      span('2026-11-24T18:00', '2026-11-25T00:00'),
    ]),
  ).toEqual([
    { left: 0, width: 25 },
    { left: 50, width: 5 },
    { left: 95, width: 5 },
  ]));

test.each([
  ['another day', span('2026-11-26T10:00', '2026-11-26T12:00')],
  ['a time before the open hours', span('2026-11-23T06:00', '2026-11-23T08:00')],
])('a span of %s is left out', (_, other) => expect(stretches(FRAME, [other])).toEqual([]));

test('each day lists its spans as clock times', () =>
  expect(
    spansByDay(FRAME.days, [
      span('2026-11-24T10:00', '2026-11-24T12:00'),
      span('2026-11-24T20:00', '2026-11-25T00:00'),
    ]),
  ).toEqual([[], ['10:00–12:00', '20:00–24:00']]));

test('a span has its hours', () => expect(hoursOf(span('2026-11-23T09:00', '2026-11-23T10:30'))).toBe(1.5));

test.each([
  [840_000, 38_000, 50, 44],
  [840_000, 38_000, 0, 0],
  [0, 38_000, 50, 0],
])('a balance of %i pays its share of hours at %i by %i%%', (balance, amount, voucher_rate, hours) =>
  expect(hoursPaid(balance, { price: { amount }, voucher_rate })).toBe(hours),
);
