import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressShare } from './progress.core.ts';

test.each([
  [0, 100, 0],
  [30, 100, 0.3],
  [3, 4, 0.75],
  [120, 100, 1],
  [-5, 100, 0],
  [5, 0, 0],
  [null, 100, null],
  [undefined, 100, null],
  [Number.NaN, 100, null],
])('%s of %s shows %s', (value, max, share) => expect(progressShare(value, max)).toBe(share));

test('never runs backwards, and never beyond its ends', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer({ min: 1 }), (a, b, max) => {
      const [less, more] = [progressShare(Math.min(a, b), max), progressShare(Math.max(a, b), max)];
      expect(less).toBeLessThanOrEqual(more ?? -1);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(1);
    }),
  );
});
