import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartBase, chartRange, chartScale, chartShare } from './chart-scale.ts';

test.each([
  ['values', [865.8, null, 879.9], { min: 0, max: 1000, ticks: [0, 500, 1000] }],
  ['no value', [null, null], { min: 0, max: 1, ticks: [0, 1] }],
  ['nothing', [], { min: 0, max: 1, ticks: [0, 1] }],
  ['zero alone', [0, 0], { min: 0, max: 1, ticks: [0, 1] }],
  ['equal values', [5, 5, 5], { min: 0, max: 6, ticks: [0, 2, 4, 6] }],
  ['values below zero', [-2.5, -1], { min: -3, max: 0, ticks: [-3, -2, -1, 0] }],
  ['values around zero', [-40, 55], { min: -50, max: 100, ticks: [-50, 0, 50, 100] }],
  ['counts', [1, 2], { min: 0, max: 2, ticks: [0, 1, 2] }],
])('the axis of %s has round ends', (_, values, scale) => expect(chartScale(values, 3)).toEqual(scale));

test('an axis without zero holds its values closely, equal ones too', () => {
  expect(chartScale([98.2, 101.7], 4, false)).toEqual({ min: 98, max: 102, ticks: [98, 99, 100, 101, 102] });
  expect(chartScale([7, 7], 4, false)).toMatchObject({ min: 7, max: 8 });
});

test('every value has a place on the axis', () => {
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.boolean(), (values, fromZero) => {
      const scale = chartScale(values, 4, fromZero);
      for (const each of values) {
        expect(chartShare(scale, each)).toBeGreaterThanOrEqual(-1e-6);
        expect(chartShare(scale, each)).toBeLessThanOrEqual(100 + 1e-6);
      }
      expect(scale.ticks.length).toBeGreaterThan(0);
    }),
  );
});

test('a small chart is as high as its values, and bars stand on zero', () => {
  expect(chartRange([3, null, -2])).toMatchObject({ min: -2, max: 3 });
  expect(chartRange([0, null])).toMatchObject({ min: 0, max: 1 });
  expect(
    [
      { min: -2, max: 3 },
      { min: 98, max: 102 },
      { min: -9, max: -4 },
    ].map(chartBase),
  ).toEqual([0, 98, -4]);
});
