import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayAsDate,
  daysBetween,
  endOfMonth,
  monthsBetween,
  startOfMonth,
  weekday,
} from '../day/day.ts';
import { isDay } from '../day/is-day.ts';
import { dayIn, wallClock } from './zone.ts';

const someDay = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Africa/Cairo', 'Pacific/Apia', 'America/St_Johns'])(
  'with the browser in %s',
  (zone) => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    test('the clock of Shanghai is eight hours before UTC, summer-time gaps of the browser or not', () => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(wallClock('2026-03-07T18:30:00Z')).toBe('2026-03-08T02:30:00');
      fc.assert(
        fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2099, 0) }), (instant) => {
          const eastOfUtc = new Date(instant + 8 * 3_600_000).toISOString();
          expect(wallClock(instant)).toBe(eastOfUtc.slice(0, 19));
          expect(dayIn(instant)).toBe(eastOfUtc.slice(0, 10));
        }),
      );
    });

    test('no zone moves a day', () => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(someDay, fc.integer({ min: -800, max: 800 }), (date, n) => {
          expect(addDays(addDays(date, n), -n)).toBe(date);
          expect(daysBetween(date, addDays(date, n))).toBe(n);
          expect(weekday(addDays(date, 7))).toBe(weekday(date));
          expect(dayAsDate(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
          expect(isDay(addMonths(date, n))).toBe(true);
          expect(startOfMonth(addDays(endOfMonth(date), 1)).slice(8)).toBe('01');
        }),
      );
    });
  },
);

test('a day in another zone is asked for by name', () => {
  expect(dayIn('2026-12-31T16:00:00Z')).toBe('2027-01-01');
  expect(dayIn('2026-12-31T16:00:00Z', 'UTC')).toBe('2026-12-31');
  expect(() => dayIn('no instant')).toThrow(RangeError);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('isDay(%s) is %s', (date, expected) => expect(isDay(date)).toBe(expected));

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -13, '2024-12-15'],
])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test('whole months between two days are those that can be added to the first', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 800 }), (date, n) => {
      expect(monthsBetween(date, addMonths(date, n))).toBe(n);
      expect(monthsBetween(date, addDays(addMonths(date, n + 1), -1))).toBe(n);
    }),
  );
});

test('a day is held between its bounds, of which either may be absent', () => {
  expect(clampDay('2026-11-20', '2026-11-21', undefined)).toBe('2026-11-21');
  expect(clampDay('2026-11-20', undefined, '2026-11-19')).toBe('2026-11-19');
  expect(clampDay('2026-11-20', '2026-11-20', '2026-11-20')).toBe('2026-11-20');
});
