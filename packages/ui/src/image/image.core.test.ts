import { expect, test } from 'vitest';
import { imageStateOf } from './image.core.ts';

test.each([
  [false, 0, 'late'],
  [false, 300, 'late'],
  [true, 300, 'loaded'],
  [true, 0, 'failed'],
] as const)('complete: %s, %i px wide: %s', (complete, naturalWidth, state) =>
  expect(imageStateOf({ complete, naturalWidth })).toBe(state),
);
