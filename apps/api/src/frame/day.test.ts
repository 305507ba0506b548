import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay, shanghaiDay } from './day.ts';

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
])('at %s the day in Shanghai is %s', (at, day) => expect(shanghaiDay(new Date(at))).toBe(day));

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
  expect(daysBetween(day, result)).toBe(days);
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['', false],
])('%j is a day of the calendar: %s', (day, expected) => expect(isDay(day)).toBe(expected));
