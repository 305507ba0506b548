import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { HalfDay } from './calendar.types.ts';

dayjs.extend(utc);

const FORMAT = 'YYYY-MM-DD';

// Dates of the calendar are days of Shanghai without a time. They are counted as UTC, which has neither summer time
// nor skipped days, so that no zone of a browser can move one. As text they sort as they follow each other.
const day = (date: string) => dayjs.utc(date);

/** `2026-02-28` plus 1 is `2026-03-01`. */
export const addDays = (date: string, days: number): string => day(date).add(days, 'day').format(FORMAT);

/** The same day so many months on, or the last of that month where it is shorter. */
export const addMonths = (date: string, months: number): string => day(date).add(months, 'month').format(FORMAT);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => day(to).diff(day(from), 'day');

export const startOfMonth = (date: string): string => day(date).startOf('month').format(FORMAT);
export const endOfMonth = (date: string): string => day(date).endOf('month').format(FORMAT);

/** 1 Monday to 7 Sunday. */
export const weekday = (date: string): number => day(date).day() || 7;

/** False for `2026-02-30` and for anything that is no `YYYY-MM-DD`. */
export const isDate = (date: string): boolean => day(date).format(FORMAT) === date;

/** Today and before, and beyond the end of the second month, are unavailable. Source: specification, section 4. */
export const lastDay = (today: string): string => endOfMonth(addMonths(startOfMonth(today), 1));

/** Negative when `a` is before `b`, 0 when they are the same half-day. */
export const compareHalfDays = (a: HalfDay, b: HalfDay): number =>
  a.date === b.date ? a.period - b.period : a.date < b.date ? -1 : 1;

/** The half-day after `half`, or before it for -1. */
export function neighbour(half: HalfDay, step: 1 | -1): HalfDay {
  if (step === 1) return half.period === 1 ? { ...half, period: 2 } : { date: addDays(half.date, 1), period: 1 };
  return half.period === 2 ? { ...half, period: 1 } : { date: addDays(half.date, -1), period: 2 };
}
