import { addMonths, clampDay } from '../day/day.ts';
import type { MonthLimits } from './month-reading.core.ts';

/** Months in a row of the sheet. */
const COLUMNS = 3;

/** `2026-11` plus 2 is `2027-01`. */
const shifted = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

/** As text, months sort as days do. */
const clampMonth = (month: string, { min, max }: MonthLimits): string => clampDay(month, min, max);

/** The months of a year, in rows. */
export const monthRows = (year: string): string[][] =>
  Array.from({ length: 12 / COLUMNS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => shifted(`${year}-01`, row * COLUMNS + column)),
  );

const MOVES: Readonly<Record<string, (month: string) => string>> = {
  ArrowLeft: (month) => shifted(month, -1),
  ArrowRight: (month) => shifted(month, 1),
  ArrowUp: (month) => shifted(month, -COLUMNS),
  ArrowDown: (month) => shifted(month, COLUMNS),
  Home: (month) => `${month.slice(0, 4)}-01`,
  End: (month) => `${month.slice(0, 4)}-12`,
  PageUp: (month) => shifted(month, -12),
  PageDown: (month) => shifted(month, 12),
};

/** Where a key takes the focus, not beyond a bound; null where the key means nothing to the sheet. */
export const moveMonth = (month: string, key: string, limits: MonthLimits): string | null => {
  const target = MOVES[key]?.(month);
  return target === undefined ? null : clampMonth(target, limits);
};

/** The year before or after, or the same one where the bounds end with it. */
export const turnedYear = (year: string, by: 1 | -1, { min, max }: MonthLimits): string => {
  const bound = (by < 0 ? min : max)?.slice(0, 4);
  return year === bound || (bound !== undefined && (by < 0 ? year < bound : year > bound))
    ? year
    : shifted(`${year}-01`, 12 * by).slice(0, 4);
};

/** The one month in the tab order: of those of the year, the first candidate; else January, within the bounds. */
export const monthTabStop = (year: string, candidates: readonly (string | null)[], limits: MonthLimits): string =>
  clampMonth(candidates.find((month) => month?.startsWith(year)) ?? `${year}-01`, limits);
