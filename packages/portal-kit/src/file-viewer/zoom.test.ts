import { expect, test } from 'vitest';
import { nextZoom } from './zoom.ts';

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [4, 1, 4],
  [0.25, -1, 0.25],
  [0.9, 1, 1],
  [0.9, -1, 0.75],
] as const)('from %d, direction %d: %d', (now, direction, next) => expect(nextZoom(now, direction)).toBe(next));
