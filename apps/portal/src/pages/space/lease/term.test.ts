import { expect, test } from 'vitest';
import { monthStates, nearRents, termOf } from './term.ts';

const three = { starts_on: '2023-12-16', ends_on: '2026-12-15' };

test.each([
  ['2023-12-15', { total: 36, months: 0, days: 0, current: null }],
  ['2023-12-16', { total: 36, months: 0, days: 0, current: 1 }],
  ['2026-11-20', { total: 36, months: 35, days: 4, current: 36 }],
  ['2026-12-15', { total: 36, months: 35, days: 29, current: 36 }],
  ['2027-03-01', { total: 36, months: 36, days: 0, current: null }],
])('a term of three years on %s', (today, term) => expect(termOf(three, today)).toEqual(term));

test('a term that ends within a month counts the month begun', () =>
  expect(termOf({ starts_on: '2026-01-31', ends_on: '2026-03-10' }, '2026-02-28')).toEqual({
    total: 2,
    months: 1,
    days: 0,
    current: 2,
  }));

test('months are past, now or later', () => {
  const short = { starts_on: '2026-10-01', ends_on: '2026-12-31' };
  expect(monthStates(termOf(short, '2026-11-20'))).toEqual(['past', 'now', 'later']);
  expect(monthStates(termOf(short, '2026-09-20'))).toEqual(['later', 'later', 'later']);
  expect(monthStates(termOf(short, '2027-09-20'))).toEqual(['past', 'past', 'past']);
});

test('the rents around the next one are near', () => {
  const rents = (paid: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({ period: place + 1, paid_on: place < paid ? '2026-01-01' : null }));
  const periods = (paid: number, count: number) => nearRents(rents(paid, count)).map(({ period }) => period);
  expect(periods(2, 4)).toEqual([1, 2, 3, 4]);
  expect(periods(20, 60)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
  expect(periods(60, 60)[0]).toBe(49);
  expect(periods(0, 60)[0]).toBe(1);
});
