import { addDays, addMonths, clampDay, endOfMonth, startOfMonth, weekday } from '../day/day.ts';

/** Weeks of seven, Monday first (GB/T 7408); `null` where the week reaches out of the month. */
export interface MonthGrid {
  /** Its first day. */
  month: string;
  weeks: readonly (readonly (string | null)[])[];
}

/** The month of `date` as a calendar sheet. */
export function monthGrid(date: string): MonthGrid {
  const month = startOfMonth(date);
  const last = endOfMonth(date);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(month, 1 - weekday(month)); monday <= last; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
    weeks.push(week.map((day) => (day < month || day > last ? null : day)));
  }
  return { month, weeks };
}

/** So many months from that of `first` on. */
export const monthGrids = (first: string, count: number): MonthGrid[] =>
  Array.from({ length: count }, (_, i) => monthGrid(addMonths(startOfMonth(first), i)));

/** What may be chosen. Days are `YYYY-MM-DD`, both bounds included. */
export interface DayLimits {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Why a day within the bounds cannot be chosen; `true` without a reason. */
  disabled?: ((date: string) => boolean | string) | undefined;
}

/** False where a day can be chosen, else why not. */
export const closedBecause = (date: string, { min, max, disabled }: DayLimits): string | boolean =>
  (min !== undefined && date < min) || (max !== undefined && date > max) || (disabled?.(date) ?? false);

const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type CalendarKey = (typeof MOVES)[number];
export const isCalendarKey = (key: string): key is CalendarKey => (MOVES as readonly string[]).includes(key);

const target = (date: string, key: CalendarKey, shift: boolean): string => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekday(date));
    case 'End':
      return addDays(date, 7 - weekday(date));
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
  }
};

/**
 * Where a key takes the focus. Days that are closed are passed through, not skipped, so that the reason is heard;
 * beyond a bound there is nothing to hear, so the bound stops it.
 * Source: ARIA Authoring Practices, Date Picker Dialog.
 */
export const moveDay = (date: string, key: CalendarKey, shift: boolean, { min, max }: DayLimits): string =>
  clampDay(target(date, key, shift), min, max);

/**
 * The first of `count` months to show so that `date` is among them: as they are where it is, else just far enough.
 * Source: WAI, the sheet must not jump while the focus stays within it.
 */
export function monthInSight(first: string, count: number, date: string): string {
  const month = startOfMonth(date);
  if (month < first) return month;
  return month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
}

/** Whether the bounds begin, or end, with the `count` months from `first` on: there is nothing to turn to. */
export const edgesOf = (first: string | null, count: number, { min, max }: DayLimits) => ({
  start: min !== undefined && first !== null && first <= min,
  end: max !== undefined && first !== null && endOfMonth(addMonths(first, count - 1)) >= max,
});

/** The one day in the tab order: what had the focus, was chosen, or is today; else the first that is shown. */
export function tabStop(
  first: string,
  count: number,
  candidates: readonly (string | null)[],
  limits: DayLimits,
): string {
  const last = endOfMonth(addMonths(first, count - 1));
  const shown = candidates.find((day): day is string => day !== null && day >= first && day <= last);
  return clampDay(shown ?? first, limits.min, limits.max);
}
