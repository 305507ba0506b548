import { expect, test } from 'vitest';
import { rangesOf } from './booking-ranges.ts';

const half = (appointment_date: string, period: 1 | 2) => ({ appointment_date, period });

test('joins half-days in a row, over the end of a month, whatever their order', () => {
  const [a, b, c] = [half('2026-11-30', 2), half('2026-12-01', 1), half('2026-12-01', 2)];
  expect(rangesOf([c, a, b])).toEqual([{ from: a, to: c }]);
});

test('keeps apart what has a free half-day between', () => {
  const [a, b] = [half('2026-11-24', 1), half('2026-11-25', 1)];
  expect(rangesOf([a, b])).toEqual([
    { from: a, to: a },
    { from: b, to: b },
  ]);
  expect(rangesOf([])).toEqual([]);
});
