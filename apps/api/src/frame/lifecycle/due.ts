import chineseDays from 'chinese-days';
import { toIsoTime } from '../../database/parsers.ts';
import { addDays } from '../day.ts';

/** When an office closes: what is promised "within two working days" is due then. */
const CLOSES = 'T18:00:00+08:00';

/**
 * The end of the n-th working day after `at`, in Asia/Shanghai, with the State Council's holidays and the weekends that are
 * worked in their stead; a year whose calendar is not published yet counts Monday to Friday.
 * @returns ISO 8601 with `+08:00`
 */
export const dueAfter = (at: Date, workdays: number): string =>
  `${chineseDays.findWorkday(workdays, toIsoTime(at).slice(0, 10))}${CLOSES}`;

/** The close of a day: `2026-12-17T18:00:00+08:00`. */
export const closeOf = (day: string): string => `${day}${CLOSES}`;

/** The n-th working day after a day, `YYYY-MM-DD`. */
export const workdayAfter = (day: string, workdays: number): string => chineseDays.findWorkday(workdays, day);

/** Working days after one day up to another, the last included. */
export const workdaysBetween = (from: string, to: string): number =>
  to <= from ? 0 : chineseDays.getWorkdaysInRange(addDays(from, 1), to).length;
