import type { Order, OrderStatus } from '@zonekit/api-client/order/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { OrderPlan } from './order.plans.ts';

const PATHS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: [],
  confirmed: ['confirmed'],
  in_progress: ['confirmed', 'in_progress'],
  completed: ['confirmed', 'in_progress', 'completed'],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
};

export interface OrderStep {
  to: OrderStatus | 'rated';
  at: Date;
}

const HOUR_MS = 3_600_000;

/** When each state of an order began: a reservation is used when it was booked for, others take days. */
export const stepsOf = (
  { to, score, nth }: OrderPlan,
  { created_at, starts_at, ends_at }: Pick<Order, 'created_at' | 'starts_at' | 'ends_at'>,
): OrderStep[] => {
  const day = created_at.slice(0, 10);
  const on = (days: number, clock: string) => new Date(`${addDays(day, days)}T${clock}:00+08:00`);
  const after: Record<OrderStatus, Date> = {
    pending: new Date(created_at),
    confirmed: on(1, '09:40'),
    in_progress: starts_at === null ? on(3, '10:15') : new Date(starts_at),
    completed: ends_at === null ? on(9 + (nth % 12), '16:20') : new Date(Date.parse(ends_at) + HOUR_MS / 2),
    cancelled: on(0, '17:05'),
    rejected: on(1, '11:30'),
  };
  const steps = PATHS[to].map((state): OrderStep => ({ to: state, at: after[state] }));
  const rated = new Date(after.completed.getTime() + 20 * HOUR_MS);
  return score === undefined ? steps : [...steps, { to: 'rated', at: rated }];
};
