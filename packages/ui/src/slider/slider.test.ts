import { describe, expect, it } from 'vitest';
import { toBound } from './slider.core.ts';

const limits = { min: 0, max: 100, gap: 5 };

describe('toBound', () => {
  it.each([
    [0, 'Home', [0, 60]],
    [0, 'End', [55, 60]],
    [1, 'Home', [20, 25]],
    [1, 'End', [20, 100]],
  ] as const)('moves thumb %i by %s and leaves the other', (index, key, values) => {
    expect(toBound([20, 60], index, key, limits)).toEqual(values);
  });
  it('goes the whole way with one thumb', () => {
    expect(toBound([20], 0, 'End', limits)).toEqual([100]);
  });
});
