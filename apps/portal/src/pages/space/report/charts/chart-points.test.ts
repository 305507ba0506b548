import type { ReportPoint } from '@zonekit/api-client/space/report/contract';
import { expect, test } from 'vitest';
import { changesOf, chartPoints, withMarks } from './chart-points.ts';

const ZERO = { revenue: 0, taxes: 0, rd_spend: 0, exports: 0, headcount: 0, rd_headcount: 0, patents: 0, energy: null };
const point = (period: string, headcount: number | null): ReportPoint => ({
  id: period,
  period,
  status: headcount === null ? 'due' : 'accepted',
  figures: headcount === null ? null : { ...ZERO, headcount },
});
const POINTS = [40, 44, 42, 50, 48].map((count, at) => point(`2025Q${at + 1}`, count));
const headcount = (points: readonly ReportPoint[], draft: Parameters<typeof chartPoints>[2] = null) =>
  chartPoints(points, 'headcount', draft, (period) => period);

test('a quarter without figures has no value', () => {
  const points = headcount([...POINTS, point('2026Q2', null)]);
  expect(points.map(({ value }) => value)).toEqual([40, 44, 42, 50, 48, null]);
  expect(points.some(({ draft }) => draft)).toBe(false);
});

test('what is being filled in stands for its quarter', () => {
  const points = headcount(POINTS, { id: '2025Q5', figures: { ...ZERO, headcount: 60 } });
  expect(points.at(-1)).toEqual({ label: '2025Q5', value: 60, draft: true });
});

test('changes are those of the last quarter that has the figure', () => {
  const points = headcount([...POINTS, point('2026Q2', null)]);
  expect(changesOf(points)).toMatchObject({ last: { label: '2025Q5' }, previous: -2, year: 8 });
  expect(changesOf([])).toEqual({ last: null, previous: null, year: null });
});

test('the largest, the smallest and the last are marked, once each', () =>
  expect(withMarks(headcount(POINTS)).flatMap(({ label, marked }) => (marked ? [label] : []))).toEqual([
    '2025Q1',
    '2025Q4',
    '2025Q5',
  ]));
