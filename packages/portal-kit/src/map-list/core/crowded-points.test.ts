import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowdedPoints } from './crowded-points.ts';

test('the first of two that overlap keeps its number', () => {
  expect(
    crowdedPoints(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 24, y: 0 },
      ],
      24,
    ),
  ).toEqual([false, true, false]);
});

test('a crowded point crowds no other', () => {
  const row = [0, 20, 40].map((x) => ({ x, y: 0 }));
  expect(crowdedPoints(row, 24)).toEqual([false, true, false]);
});

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

test('no two numbers that stay lie closer than the distance, and each hidden one lies by one that stays', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (points, distance) => {
      const crowded = crowdedPoints(points, distance);
      const free = points.filter((_, index) => !crowded[index]);
      const isNear = (a: { x: number; y: number }) => (b: { x: number; y: number }) =>
        Math.hypot(a.x - b.x, a.y - b.y) < distance;
      free.forEach((a, index) => {
        expect(free.slice(index + 1).some(isNear(a))).toBe(false);
      });
      for (const a of points.filter((_, index) => crowded[index])) expect(free.some(isNear(a))).toBe(true);
    }),
  );
});
