import { expect, test } from 'vitest';
import { isMonth, type MonthProblem, monthIn, monthProblem, readMonth } from './month-reading.core.ts';
import { monthRows, monthTabStop, moveMonth, turnedYear } from './month-sheet.core.ts';

const TODAY = '2026-11-20';

test.each([
  ['2026-3', '2026-03'],
  ['2026-03', '2026-03'],
  ['202603', '2026-03'],
  ['2026/12', '2026-12'],
  ['2026年3月', '2026-03'],
  ['2026年3月份', '2026-03'],
  ['26.3', '2026-03'],
  ['98.3', '1998-03'],
  ['3/2026', '2026-03'],
  ['3月', '2026-03'],
  ['11', '2026-11'],
  ['２０２６－３', '2026-03'],
])('reads %j as %s', (typed, month) => expect(readMonth(typed, TODAY)).toEqual({ kind: 'month', month }));

test.each([
  ['', 'empty'],
  ['2026-13', 'noSuchMonth'],
  ['2026-0', 'noSuchMonth'],
  ['13月', 'noSuchMonth'],
  ['soon', 'unreadable'],
  ['2026', 'unreadable'],
  ['2026-3-5', 'unreadable'],
])('reads %j as %s', (typed, kind) => expect(readMonth(typed, TODAY).kind).toBe(kind));

const LIMITS = { min: '2026-03', max: '2027-06' };
test.each<[string, MonthProblem | null]>([
  ['2026-03', null],
  ['2027-06', null],
  ['2026-02', { kind: 'tooEarly', month: '2026-02', min: '2026-03' }],
  ['2027-07', { kind: 'tooLate', month: '2027-07', max: '2027-06' }],
])('of %s the problem is %j', (month, problem) => {
  expect(monthProblem(month, LIMITS)).toEqual(problem);
  expect(monthIn(month, TODAY, LIMITS)).toEqual({ value: problem ? null : month, problem });
});

test('writes a year as four rows of three months', () => {
  const rows = monthRows('2026');
  expect(rows.map((row) => row.length)).toEqual([3, 3, 3, 3]);
  expect(rows.flat().every(isMonth)).toBe(true);
  expect([rows[0]?.[0], rows[3]?.[2]]).toEqual(['2026-01', '2026-12']);
});

test.each([
  ['2026-11', 'ArrowRight', '2026-12'],
  ['2026-12', 'ArrowRight', '2027-01'],
  ['2026-11', 'ArrowLeft', '2026-10'],
  ['2026-11', 'ArrowDown', '2027-02'],
  ['2026-11', 'ArrowUp', '2026-08'],
  ['2026-11', 'End', '2026-12'],
  ['2027-03', 'Home', '2027-01'],
  ['2026-11', 'Home', '2026-03'],
  ['2026-11', 'PageDown', '2027-06'],
  ['2027-03', 'PageUp', '2026-03'],
  ['2026-11', 'x', null],
])('from %s, %s leads to %s', (month, key, target) => expect(moveMonth(month, key, LIMITS)).toBe(target));

test.each([
  ['2026', 1, '2027'],
  ['2027', 1, '2027'],
  ['2027', -1, '2026'],
  ['2026', -1, '2026'],
  ['2030', 1, '2030'],
] as const)('from %s, a step of %i leads to %s', (year, by, turned) =>
  expect(turnedYear(year, by, LIMITS)).toBe(turned),
);

test.each([
  ['2026', [null, '2026-05', '2026-11'], '2026-05'],
  ['2027', [null, '2026-05', '2027-02'], '2027-02'],
  ['2026', [null], '2026-03'],
  ['2027', [null], '2027-01'],
] as const)('of %s and %j, %s is in the tab order', (year, candidates, stop) =>
  expect(monthTabStop(year, candidates, LIMITS)).toBe(stop),
);
