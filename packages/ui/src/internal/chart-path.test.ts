import { expect, test } from 'vitest';
import { areaPath, linePath, pointPlaces } from './chart-path.ts';

const SCALE = { min: 0, max: 10, ticks: [] };
const places = (...values: (number | null)[]) =>
  pointPlaces(
    values.map((value, index) => ({ label: `${index}`, value })),
    values.map((_, index) => `${index}`),
    SCALE,
  );

test('points stand in the middle of their part of the axis, by their label', () => {
  expect(places(10, 5)).toEqual([
    { x: 25, y: 100 },
    { x: 75, y: 50 },
  ]);
  expect(pointPlaces([{ label: 'b', value: 0 }], ['a', 'b'], SCALE)).toEqual([null, { x: 75, y: 0 }]);
});

test('a line breaks where a value is missing', () =>
  expect(linePath(places(10, 5, null, 0, 10))).toBe('M10 0L30 50M70 100L90 0'));

test('an area reaches down to zero in each part of its line', () =>
  expect(areaPath(places(10, 5, null, 0, 10), 0)).toBe('M10 100L10 0L30 50L30 100ZM70 100L70 100L90 0L90 100Z'));

test('nothing is drawn of no value', () => {
  expect(linePath(places(null))).toBe('');
  expect(areaPath([], 0)).toBe('');
});
