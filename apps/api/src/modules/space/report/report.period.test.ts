import { expect, it } from 'vitest';
import { quarterBefore, quarterOf, statusOf } from './report.period.ts';

it.each([
  ['2026-01-01', '2026Q1', '2026-01-01', '2026-03-31', '2026-05-31'],
  ['2026-06-30', '2026Q2', '2026-04-01', '2026-06-30', '2026-08-31'],
  ['2026-07-01', '2026Q3', '2026-07-01', '2026-09-30', '2026-11-30'],
  ['2026-12-31', '2026Q4', '2026-10-01', '2026-12-31', '2027-02-28'],
  ['2027-11-15', '2027Q4', '2027-10-01', '2027-12-31', '2028-02-29'],
])('%s is in %s, from %s to %s, due on %s', (day, period, starts_on, ends_on, due_on) => {
  expect(quarterOf(day)).toEqual({ period, starts_on, ends_on, due_on });
});

it('counts quarters back over the end of the year', () => {
  expect(quarterBefore('2026-03-31').period).toBe('2025Q4');
  expect(quarterBefore('2026-11-25', 6).period).toBe('2025Q2');
});

it('is overdue from the day after its due date, if it was not handed in', () => {
  const due_on = '2026-11-30';
  expect(statusOf({ status: 'due', due_on }, '2026-11-30')).toBe('due');
  expect(statusOf({ status: 'due', due_on }, '2026-12-01')).toBe('overdue');
  expect(statusOf({ status: 'submitted', due_on }, '2026-12-01')).toBe('submitted');
});
