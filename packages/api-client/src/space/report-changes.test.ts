import { describe, expect, it } from 'vitest';
import { bigChanges, changeOf } from './report-changes.ts';

const figures = {
  revenue: 1_000_000,
  taxes: 80_000,
  rd_spend: 120_000,
  exports: 0,
  headcount: 40,
  rd_headcount: 12,
  patents: 2,
  energy: 18_000,
};

describe('a change against the last period', () => {
  it.each([
    [100, 130, 0.3],
    [100, 58, -0.42],
    [0, 0, 0],
    [0, 1, Number.POSITIVE_INFINITY],
    [100, 0, -1],
    [null, 5, null],
    [5, null, null],
  ])('from %s to %s is %s', (before, now, expected) => {
    const change = changeOf(before, now);
    if (expected === null || !Number.isFinite(expected)) expect(change).toBe(expected);
    else expect(change).toBeCloseTo(expected, 10);
  });

  it('needs a sentence above 30 %, up or down, and not at 30 %', () => {
    expect(bigChanges(figures, { ...figures, revenue: 1_300_000, headcount: 28 })).toEqual([]);
    expect(bigChanges(figures, { ...figures, revenue: 1_300_001, headcount: 27 })).toEqual(['revenue', 'headcount']);
    expect(bigChanges(figures, { ...figures, exports: 1 })).toEqual(['exports']);
  });

  it('is none without a last period, or where energy is not stated', () => {
    expect(bigChanges(null, figures)).toEqual([]);
    expect(bigChanges(figures, { ...figures, energy: null })).toEqual([]);
  });
});
