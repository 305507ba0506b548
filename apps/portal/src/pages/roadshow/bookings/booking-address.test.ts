import { expect, test } from 'vitest';
import { bookingHref, calendarHref, monthQuery, monthShown } from './booking-address.ts';

const NOW = Date.parse('2026-11-30T23:30:00+08:00');

test.each([
  ['2026-12', '2026-12'],
  [undefined, '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-1', '2026-11'],
  ['next', '2026-11'],
])('the month %s of the address shows %s', (typed, shown) => expect(monthShown(typed, NOW)).toBe(shown));

test('the calendar without a month has an address that stays right next month', () => {
  expect(calendarHref()).toBe('/userCenter/user/space?view=calendar');
  expect(calendarHref('2026-12')).toBe('/userCenter/user/space?view=calendar&month=2026-12');
  expect(bookingHref('a&b')).toBe('/userCenter/user/space?booking=a%26b');
});

test('a month is read whole, in the chosen state', () =>
  expect(monthQuery({ status: 'held', page: 3 }, '2026-12')).toEqual({
    status: ['held'],
    month: ['2026-12'],
    page_size: 100,
  }));
