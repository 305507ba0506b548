import { addDays, endOfMonth, startOfMonth, weekday } from '@zonekit/ui/day';

/** Weeks of seven days, Monday first (GB/T 7408); `null` for days of other months. */
export type MonthGrid = { month: string; weeks: (string | null)[][] };

/** The weeks of the month of `date`. `month` is its first day. */
export function monthGrid(date: string): MonthGrid {
  const first = startOfMonth(date);
  const last = endOfMonth(date);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, 1 - weekday(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((day) => (day < first || day > last ? null : day)),
    );
  }
  return { month: first, weeks };
}

/** The current month from this week on, since nothing before can be booked, and the next month. */
export const shownMonths = (today: string): [MonthGrid, MonthGrid] => {
  const { month, weeks } = monthGrid(today);
  return [
    { month, weeks: weeks.filter((week) => week.some((day) => day !== null && day >= today)) },
    monthGrid(addDays(endOfMonth(today), 1)),
  ];
};

/** Every shown day of a month, in order. */
export const daysOf = (grid: MonthGrid): string[] => grid.weeks.flat().filter((day) => day !== null);
