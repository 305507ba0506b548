import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const DAY_MS = 86_400_000;

/** Asia/Shanghai has kept UTC+8 without summer time since September 1991. */
export const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (at: Date): string => new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of the month `months` later; the last day of that month where it is shorter. */
export const addMonths = (day: string, months: number): string =>
  dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD');

/** Whole days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Whether the calendar has the day: it has no 2026-02-30. The database has no year 0. */
export const isDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) && !day.startsWith('0000');
};
