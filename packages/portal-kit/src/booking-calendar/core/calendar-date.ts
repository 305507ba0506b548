import { addDays, addMonths, endOfMonth, startOfMonth } from '@zonekit/ui/day';
import type { HalfDay } from './calendar.types.ts';

/**
 * The last bookable day: the end of the month after that of `today`.
 * @param today `YYYY-MM-DD` in Asia/Shanghai
 */
export const lastDay = (today: string): string => endOfMonth(addMonths(startOfMonth(today), 1));

/** Chronological order, for `sort`: negative if `a` is before `b`, 0 for the same half-day. */
export const compareHalfDays = (a: HalfDay, b: HalfDay): number =>
  a.date === b.date ? a.period - b.period : a.date < b.date ? -1 : 1;

/** The half-day after `half`, or the one before it for step -1. */
export function neighbour(half: HalfDay, step: 1 | -1): HalfDay {
  if (step === 1) return half.period === 1 ? { ...half, period: 2 } : { date: addDays(half.date, 1), period: 1 };
  return half.period === 2 ? { ...half, period: 1 } : { date: addDays(half.date, -1), period: 2 };
}
