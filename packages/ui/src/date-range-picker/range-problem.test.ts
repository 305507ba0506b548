import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { endProblem, presetProblem, rangeProblem } from './range-problem.core.ts';

const someDay = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test('an end before its start is out of order, on the same day it is one day', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 400 }), (start, n) => {
      const end = addDays(start, n);
      expect(rangeProblem({ start, end }, {})).toEqual(n < 0 ? { kind: 'order', start, end } : null);
    }),
  );
});

test('a range is no longer than it may be, over a leap day and the end of a year too', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (start, days, maxDays) => {
      const problem = rangeProblem({ start, end: addDays(start, days - 1) }, { maxDays });
      expect(problem).toEqual(days > maxDays ? { kind: 'tooLong', days, maxDays } : null);
    }),
  );
  expect(rangeProblem({ start: '2028-02-28', end: '2028-03-01' }, { maxDays: 2 })).toMatchObject({ days: 3 });
});

test('a closed day within is named, unless ranges may go over it', () => {
  const disabled = (date: string) => date === '2027-01-01' && '元旦';
  const range = { start: '2026-12-30', end: '2027-01-02' };
  expect(rangeProblem(range, { disabled })).toEqual({ kind: 'overClosed', date: '2027-01-01' });
  expect(rangeProblem(range, { disabled, overClosed: true })).toBeNull();
});

test('an end that cannot be chosen itself says so first', () => {
  const range = { start: '2026-11-25', end: null };
  expect(endProblem(range, { max: '2026-12-31' }, '2027-01-01', 'end')).toMatchObject({ kind: 'tooLate' });
  expect(endProblem(range, {}, '2026-11-24', 'end')).toMatchObject({ kind: 'order' });
  expect(endProblem({ start: null, end: '2026-11-20' }, {}, '2026-11-24', 'start')).toMatchObject({ kind: 'order' });
  expect(endProblem(range, {}, '2026-11-25', 'end')).toBeNull();
});

test('an offer that reaches beyond a bound cannot be taken', () => {
  const limits = { min: '2026-11-20', overClosed: true };
  expect(presetProblem({ start: '2026-11-13', end: '2026-11-20' }, limits)).toMatchObject({ kind: 'tooEarly' });
  expect(presetProblem({ start: '2026-11-20', end: '2026-11-27' }, limits)).toBeNull();
});
