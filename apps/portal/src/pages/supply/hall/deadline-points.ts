import type { DemandSummary } from '@zonekit/api-client/supply/demand/contract';
import { isOpen } from './is-open.ts';

export interface DeadlinePoint {
  id: string;
  /** Of its row, from 1 on. */
  number: number;
  daysLeft: number;
  /** Fen. */
  budget: number;
}

/** Demands of a list that take responses for a stated budget. */
export const pointsOf = (
  demands: readonly Pick<DemandSummary, 'id' | 'status' | 'days_left' | 'budget'>[],
): DeadlinePoint[] =>
  demands.flatMap((demand, place) =>
    isOpen(demand) && demand.budget
      ? [{ id: demand.id, number: place + 1, daysLeft: demand.days_left, budget: demand.budget.amount }]
      : [],
  );

/** A round step, four of which reach the value. */
export const stepOf = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5].find((factor) => factor * power * 4 >= most) ?? 10);
};
