import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

test.each([
  [-80, 0, false, 1],
  [80, 0, false, -1],
  [-80, 0, true, -1],
  [80, 0, true, 1],
  [-30, 0, false, null],
  [-80, 90, false, null],
] as const)('a swipe by %i, %i (right to left: %s) means %s', (dx, dy, rtl, means) =>
  expect(swipe(dx, dy, rtl)).toBe(means),
);
