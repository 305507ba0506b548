import { describe, expect, it } from 'vitest';
import { pointsOf, stepOf } from './deadline-points.ts';

describe('points of the chart', () => {
  it('are the demands that take responses for a stated budget, with the numbers of their rows', () => {
    const budget = { amount: 100, currency: 'CNY' } as const;
    const demands = [
      { id: 'negotiable', status: 'released' as const, days_left: 3, budget: null },
      { id: 'open', status: 'released' as const, days_left: 0, budget },
      { id: 'over', status: 'released' as const, days_left: -1, budget },
      { id: 'unveiled', status: 'unveiled' as const, days_left: 9, budget },
    ];
    expect(pointsOf(demands)).toEqual([{ id: 'open', number: 2, daysLeft: 0, budget: 100 }]);
  });

  it.each([
    [400, 100],
    [401, 150],
    [444, 150],
    [650, 200],
    [90, 25],
    [7, 2],
    [1_000, 250],
  ])('have a scale for %i in steps of %i', (most, step) => {
    expect(stepOf(most)).toBe(step);
  });
});
