import { expect, test } from 'vitest';
import { bookableMonths } from './bookable-months.ts';

test.each([
  ['2026-11-20', '2026-11-01', '2026-12-31'],
  ['2026-12-31', '2026-12-01', '2027-01-31'],
  ['2028-01-05', '2028-01-01', '2028-02-29'],
])('on %s bookings go from %s to %s', (today, start, end) => expect(bookableMonths(today)).toEqual({ start, end }));
