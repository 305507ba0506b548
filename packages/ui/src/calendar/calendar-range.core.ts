import { addDays, daysBetween } from '../day/day.ts';
import { closedBecause, type DayLimits } from './calendar-grid.core.ts';

/** Both days included. `end` is null while only the first day is chosen. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export const NO_RANGE: DateRange = { start: null, end: null };

/** The range after a click on a day: the first click sets the start, the second the end, in either order. */
export const extendRange = ({ start, end }: DateRange, date: string): DateRange =>
  start === null || end !== null
    ? { start: date, end: null }
    : { start: smaller(start, date), end: larger(start, date) };

const smaller = (a: string, b: string) => (a < b ? a : b);
const larger = (a: string, b: string) => (a > b ? a : b);

/** Preview of the range that a click on `at` would complete; null if no start is set. */
export const previewOf = (range: DateRange, at: string | null): DateRange | null =>
  range.start !== null && range.end === null && at !== null ? extendRange(range, at) : null;

export const isWithin = (date: string, { start, end }: DateRange): boolean =>
  start !== null && date >= start && date <= (end ?? start);

/** Days of a range, its first and last included; 0 where it is not whole. */
export const daysOfRange = ({ start, end }: DateRange): number => (start && end ? daysBetween(start, end) + 1 : 0);

/** `2026-11-25/2026-12-04`; empty where the range is not whole. */
export const rangeText = ({ start, end }: DateRange): string => (start && end ? `${start}/${end}` : '');

/** The first day in the range that cannot be chosen, or null. Looks at no more than ten years. */
export function firstClosed(range: DateRange, limits: DayLimits): string | null {
  const count = Math.min(daysOfRange(range), 3_660);
  for (let i = 0; i < count && range.start; i += 1) {
    const date = addDays(range.start, i);
    if (closedBecause(date, limits) !== false) return date;
  }
  return null;
}
