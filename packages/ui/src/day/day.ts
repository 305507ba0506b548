import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const FORMAT = 'YYYY-MM-DD';

// A day is `YYYY-MM-DD` without a time. UTC has neither summer time nor skipped days, so the browser's zone cannot
// shift a day. As text, days sort chronologically.
const day = (date: string) => dayjs.utc(date);

/** `2028-02-28` plus 1 is `2028-02-29`. */
export const addDays = (date: string, days: number): string => day(date).add(days, 'day').format(FORMAT);

/** The same day of the month `months` later; the last day of the month if that month is shorter. */
export const addMonths = (date: string, months: number): string => day(date).add(months, 'month').format(FORMAT);

/** The first day of the month of `date`. */
export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The last day of the month of `date`. */
export const endOfMonth = (date: string): string => day(date).endOf('month').format(FORMAT);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => day(to).diff(day(from), 'day');

/** 1 Monday to 7 Sunday (GB/T 7408, ISO 8601). */
export const weekday = (date: string): number => day(date).day() || 7;

/** The day nearest to `date` from `min` to `max`, both included; either may be absent. */
export const clampDay = (date: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date;

/** Midnight in UTC, for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const dayAsDate = (date: string): Date => day(date).toDate();
