import type { DayLimits } from '../calendar/calendar-grid.core.ts';
import { type DateRange, daysOfRange, firstClosed } from '../calendar/calendar-range.core.ts';
import { type DateProblem, problemOf } from '../date-picker/date-reading.core.ts';

/** Why a range that was typed cannot be taken. */
export type RangeProblem =
  | DateProblem
  | { kind: 'order'; start: string; end: string }
  /** Both in days. */
  | { kind: 'tooLong'; days: number; maxDays: number }
  /** A day within it is closed. */
  | { kind: 'overClosed'; date: string };

export interface RangeLimits extends DayLimits {
  /** Days at most, first and last included. */
  maxDays?: number | undefined;
  /** Whether a range may go over days that are closed. */
  overClosed?: boolean | undefined;
}

/** Why a range is invalid; null if it is valid or incomplete. */
export function rangeProblem(range: DateRange, { maxDays, overClosed, ...limits }: RangeLimits): RangeProblem | null {
  const { start, end } = range;
  if (start === null || end === null) return null;
  if (end < start) return { kind: 'order', start, end };
  const days = daysOfRange(range);
  if (maxDays !== undefined && days > maxDays) return { kind: 'tooLong', days, maxDays };
  const closed = overClosed ? null : firstClosed(range, limits);
  return closed ? { kind: 'overClosed', date: closed } : null;
}

/** Why a date cannot become one end of a range whose other end is there already. */
export const endProblem = (range: DateRange, limits: RangeLimits, date: string, end: keyof DateRange) =>
  problemOf(date, limits) ?? rangeProblem({ ...range, [end]: date }, limits);

/** Why a range that is offered cannot be taken; null where it can. */
export const presetProblem = (range: { start: string; end: string }, limits: RangeLimits): RangeProblem | null =>
  problemOf(range.start, limits) ?? problemOf(range.end, limits) ?? rangeProblem(range, limits);
