import type { ReportPoint } from '@zonekit/api-client/space/report/contract';
import { expect, test } from 'vitest';
import { barsOf, changesOf, labelled } from './chart-bars.ts';

const ZERO = { revenue: 0, taxes: 0, rd_spend: 0, exports: 0, headcount: 0, rd_headcount: 0, patents: 0, energy: null };
const point = (period: string, headcount: number | null): ReportPoint => ({
  id: period,
  period,
  status: headcount === null ? 'due' : 'accepted',
  figures: headcount === null ? null : { ...ZERO, headcount },
});
const POINTS = [40, 44, 42, 50, 48].map((count, at) => point(`2025Q${at + 1}`, count));

test('a bar is as long as its share of the largest, and a quarter without figures has none', () => {
  const bars = barsOf([...POINTS, point('2026Q2', null)], 'headcount', null);
  expect(bars.map(({ length }) => length)).toEqual([80, 88, 84, 100, 96, 0]);
  expect(bars.at(-1)).toMatchObject({ value: null, draft: false });
});

test('what is being filled in stands for its quarter', () => {
  const bars = barsOf(POINTS, 'headcount', { id: '2025Q5', figures: { ...ZERO, headcount: 60 } });
  expect(bars.at(-1)).toMatchObject({ value: 60, draft: true, length: 100 });
});

test('changes are those of the last quarter that has the figure', () => {
  const bars = barsOf([...POINTS, point('2026Q2', null)], 'headcount', null);
  expect(changesOf(bars)).toMatchObject({ last: { period: '2025Q5' }, previous: -2, year: 8 });
  expect(changesOf(barsOf([], 'headcount', null))).toEqual({ last: null, previous: null, year: null });
});

test('the largest, the smallest and the last are labelled, once each', () =>
  expect([...labelled(barsOf(POINTS, 'headcount', null))]).toEqual(['2025Q1', '2025Q4', '2025Q5']));

test('nothing is divided by zero', () =>
  expect(barsOf([point('2025Q1', 0)], 'headcount', null).map(({ length }) => length)).toEqual([0]));
