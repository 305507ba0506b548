import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const DAY_MS = 86_400_000;

/** Asia/Shanghai has kept UTC+8 without summer time since September 1991. */
export const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Cache of `dayOf` by the number of days since 1970: every row of every list names one of the same few days. */
const dayCache = new Map<number, string>();
const DAY_CACHE_SIZE = 1_000;

/** @param ms since 1970, UTC */
const dayOf = (ms: number): string => {
  const number = Math.floor(ms / DAY_MS);
  const cached = dayCache.get(number);
  if (cached !== undefined) return cached;
  if (dayCache.size === DAY_CACHE_SIZE) dayCache.clear();
  const day = new Date(ms).toISOString().slice(0, 10);
  dayCache.set(number, day);
  return day;
};

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (at: Date): string => dayOf(at.getTime() + SHANGHAI_OFFSET_MS);

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

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
