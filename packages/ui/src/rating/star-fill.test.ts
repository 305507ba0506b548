import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starFill } from './star-fill.ts';

const stars = (value: number) => [1, 2, 3, 4, 5].map((place) => starFill(value, place));

test('stars are filled in halves, rounded to the nearest', () => {
  expect(stars(3.5)).toEqual([1, 1, 1, 0.5, 0]);
  expect(stars(4.2)).toEqual([1, 1, 1, 1, 0]);
  expect(stars(4.3)).toEqual([1, 1, 1, 1, 0.5]);
  expect(stars(0)).toEqual([0, 0, 0, 0, 0]);
  expect(stars(5)).toEqual([1, 1, 1, 1, 1]);
});

test('together they are the value to a quarter, and none is fuller than the one before', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (value) => {
      const filled = stars(value);
      expect(Math.abs(filled.reduce<number>((sum, fill) => sum + fill, 0) - value)).toBeLessThanOrEqual(0.25);
      expect([...filled].sort((a, b) => b - a)).toEqual(filled);
    }),
  );
});
