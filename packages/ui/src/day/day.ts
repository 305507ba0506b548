const DAY_MS = 24 * 60 * 60 * 1000;

// A day is `YYYY-MM-DD` without a time. UTC has neither summer time nor skipped days, so the browser's zone cannot
// shift a day. As text, days sort chronologically.
const text = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `2028-02-28` plus 1 is `2028-02-29`. */
export const addDays = (date: string, days: number): string => text(Date.parse(date) + days * DAY_MS);

/** The same day of the month `months` later; the last day of the month if that month is shorter. */
export const addMonths = (date: string, months: number): string => {
  const day = new Date(date);
  const lastOfMonth = new Date(date);
  lastOfMonth.setUTCMonth(day.getUTCMonth() + months + 1, 0);
  lastOfMonth.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()));
  return text(lastOfMonth.getTime());
};

/** The first day of the month of `date`. */
export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The last day of the month of `date`. */
export const endOfMonth = (date: string): string => addDays(addMonths(startOfMonth(date), 1), -1);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Whole months from `from` to `to`, which is not earlier. */
export const monthsBetween = (from: string, to: string): number => {
  const [start, end] = [new Date(from), new Date(to)];
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return addMonths(from, months) > to ? months - 1 : months;
};

/** 1 Monday to 7 Sunday (GB/T 7408, ISO 8601). */
export const weekday = (date: string): number => new Date(date).getUTCDay() || 7;

/** The day nearest to `date` from `min` to `max`, both included; either may be absent. */
export const clampDay = (date: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date;

/** Midnight in UTC, for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const dayAsDate = (date: string): Date => new Date(date);
