import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const FORMAT = 'YYYY-MM-DD';

// A day here is `YYYY-MM-DD` without a time. It is counted as UTC, which has neither summer time nor skipped days, so
// that no zone of a browser can move one. As text, days sort as they follow each other.
const day = (date: string) => dayjs.utc(date);

/** `2028-02-28` plus 1 is `2028-02-29`. */
export const addDays = (date: string, days: number): string => day(date).add(days, 'day').format(FORMAT);

/** The same day so many months on, or the last of that month where it is shorter. */
export const addMonths = (date: string, months: number): string => day(date).add(months, 'month').format(FORMAT);

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const endOfMonth = (date: string): string => day(date).endOf('month').format(FORMAT);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => day(to).diff(day(from), 'day');

/** 1 Monday to 7 Sunday (GB/T 7408, ISO 8601). */
export const weekday = (date: string): number => day(date).day() || 7;

/** False for `2026-02-30` and for anything that is no `YYYY-MM-DD`. */
export const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date) && day(date).format(FORMAT) === date;

/** The day nearest to `date` from `min` to `max`, both included; either may be absent. */
export const clampDay = (date: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date;

/** For `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const dayAsDate = (date: string): Date => day(date).toDate();
