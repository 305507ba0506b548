import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, daysBetween, endOfMonth, startOfMonth, weekday } from '../day/day.ts';
import {
  type CalendarKey,
  closedBecause,
  edgesOf,
  isCalendarKey,
  monthGrid,
  monthGrids,
  monthInSight,
  moveDay,
  tabStop,
} from './calendar-grid.core.ts';
import { daysOfRange, extendRange, firstClosed, isWithin, NO_RANGE, previewOf } from './calendar-range.core.ts';

const someDay = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const KEYS: CalendarKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

describe('monthGrid', () => {
  test('November 2026 starts on a Sunday and needs six weeks', () => {
    const { month, weeks } = monthGrid('2026-11-20');
    expect(month).toBe('2026-11-01');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  });

  test('February has its leap day in 2028 and 2000, none in 2100', () => {
    const last = (month: string) => monthGrid(month).weeks.flat().findLast(Boolean);
    expect([last('2028-02-01'), last('2000-02-01'), last('2100-02-01')]).toEqual([
      '2028-02-29',
      '2000-02-29',
      '2100-02-28',
    ]);
  });

  test('goes over the end of a year', () => {
    expect(monthGrids('2026-12-31', 2).map(({ month }) => month)).toEqual(['2026-12-01', '2027-01-01']);
  });

  test('every month holds each of its days once, each under its own weekday', () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const days = monthGrid(date).weeks.flat();
        expect(days.filter(Boolean)).toHaveLength(daysBetween(startOfMonth(date), endOfMonth(date)) + 1);
        days.forEach((day, i) => {
          if (day) expect(weekday(day)).toBe((i % 7) + 1);
        });
      }),
    );
  });
});

describe('moveDay', () => {
  test.each([
    ['ArrowLeft', false, '2028-02-28'],
    ['ArrowRight', false, '2028-03-01'],
    ['ArrowUp', false, '2028-02-22'],
    ['ArrowDown', false, '2028-03-07'],
    ['Home', false, '2028-02-28'],
    ['End', false, '2028-03-05'],
    ['PageUp', false, '2028-01-29'],
    ['PageDown', false, '2028-03-29'],
    ['PageUp', true, '2027-02-28'],
    ['PageDown', true, '2029-02-28'],
  ] as const)('from a leap day %s (shift %s) goes to %s', (key, shift, expected) =>
    expect(moveDay('2028-02-29', key, shift, {})).toBe(expected),
  );

  test('never goes beyond a bound, however long it walks', () => {
    fc.assert(
      fc.property(someDay, fc.nat(200), fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.boolean())), (min, n, keys) => {
        const max = addMonths(min, n % 5);
        const end = keys.reduce((at, [key, shift]) => moveDay(at, key, shift, { min, max }), min);
        expect(end >= min && end <= max).toBe(true);
      }),
    );
  });

  test('no other key moves', () => expect(['Enter', ' ', 'Tab', 'a'].some(isCalendarKey)).toBe(false));
});

test('the months that are shown move no further than the focus asks for', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 3 }), fc.integer({ min: -30, max: 30 }), (day, count, n) => {
      const first = startOfMonth(day);
      const date = addMonths(day, n);
      const months = monthGrids(monthInSight(first, count, date), count).map(({ month }) => month);
      expect(months).toContain(startOfMonth(date));
      if (n >= 0 && n < count) expect(months[0]).toBe(first);
    }),
  );
});

test('the tab order has a day that is shown and within the bounds', () => {
  expect(tabStop('2026-11-01', 1, ['2027-01-01', null, '2026-11-20'], {})).toBe('2026-11-20');
  expect(tabStop('2026-11-01', 1, [null], {})).toBe('2026-11-01');
  expect(tabStop('2026-11-01', 1, [null], { min: '2026-11-09' })).toBe('2026-11-09');
});

test.each([
  ['2026-11-01', 1, { min: '2026-11-09', max: '2026-12-18' }, { start: true, end: false }],
  ['2026-11-01', 2, { min: '2026-11-09', max: '2026-12-18' }, { start: true, end: true }],
  ['2026-12-01', 1, { min: '2026-11-09', max: '2026-12-18' }, { start: false, end: true }],
  ['2026-12-01', 1, {}, { start: false, end: false }],
  [null, 1, { min: '2026-11-09', max: '2026-12-18' }, { start: false, end: false }],
])('from %s on %i months of %j end so: %j', (first, count, limits, edges) =>
  expect(edgesOf(first, count, limits)).toEqual(edges),
);

test('a closed day says why where a reason is known', () => {
  const limits = { min: '2026-11-20', max: '2026-12-31', disabled: (d: string) => d === '2026-12-25' && '馆休' };
  expect(closedBecause('2026-11-19', limits)).toBe(true);
  expect(closedBecause('2026-12-25', limits)).toBe('馆休');
  expect(closedBecause('2026-12-24', limits)).toBe(false);
});

describe('a range', () => {
  test('is closed by its second click, whichever comes first in time', () => {
    fc.assert(
      fc.property(someDay, someDay, someDay, (a, b, c) => {
        const open = extendRange(NO_RANGE, a);
        expect(open).toEqual({ start: a, end: null });
        const closed = extendRange(open, b);
        expect(closed).toEqual(a < b ? { start: a, end: b } : { start: b, end: a });
        expect(previewOf(open, b)).toEqual(closed);
        expect(previewOf(closed, c)).toBeNull();
        expect(extendRange(closed, c)).toEqual({ start: c, end: null });
        expect(isWithin(a, closed) && isWithin(b, closed)).toBe(true);
        expect(daysOfRange(closed)).toBe(Math.abs(daysBetween(a, b)) + 1);
      }),
    );
  });

  test('knows the first day in it that is closed', () => {
    const disabled = (date: string) => date === '2028-02-29';
    expect(firstClosed({ start: '2028-02-27', end: '2028-03-02' }, { disabled })).toBe('2028-02-29');
    expect(firstClosed({ start: '2028-03-01', end: '2028-03-02' }, { disabled })).toBeNull();
    expect(firstClosed(NO_RANGE, { disabled })).toBeNull();
  });
});
