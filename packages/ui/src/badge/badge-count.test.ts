import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeCount } from './badge-count.ts';

test.each([
  [3, 99, '3'],
  [99, 99, '99'],
  [100, 99, '99+'],
  [-2, 99, '0'],
  [1000, 999, '999+'],
])('%i of at most %i is shown as %s', (count, max, shown) => {
  expect(badgeCount(count, max)).toBe(shown);
});

test('it is never longer than the maximum and its sign', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 9999 }), (count, max) => {
      expect(badgeCount(count, max).length).toBeLessThanOrEqual(`${max}+`.length);
    }),
  );
});
