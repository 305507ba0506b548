import { addDays, addMonths, endOfMonth, startOfMonth, weekday } from '@zonekit/ui/day';
import type { HalfDay } from './calendar.types.ts';
import { lastDay, neighbour } from './calendar-date.ts';
import { daysOf, shownMonths } from './month-grid.ts';

export const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type Move = (typeof MOVES)[number];
export const isMove = (key: string): key is Move => (MOVES as readonly string[]).includes(key);

const larger = (a: string, b: string) => (a > b ? a : b);
const smaller = (a: string, b: string) => (a < b ? a : b);

const target = (at: HalfDay, move: Move): HalfDay => {
  const monday = addDays(at.date, 1 - weekday(at.date));
  switch (move) {
    case 'ArrowLeft':
      return neighbour(at, -1);
    case 'ArrowRight':
      return neighbour(at, 1);
    case 'ArrowUp':
      return { ...at, date: addDays(at.date, -7) };
    case 'ArrowDown':
      return { ...at, date: addDays(at.date, 7) };
    // A row ends at the end of its month: the two months are two grids.
    case 'Home':
      return { date: larger(monday, startOfMonth(at.date)), period: 1 };
    case 'End':
      return { date: smaller(addDays(monday, 6), endOfMonth(at.date)), period: 2 };
    case 'PageUp':
      return { ...at, date: addMonths(at.date, -1) };
    case 'PageDown':
      return { ...at, date: addMonths(at.date, 1) };
  }
};

/** In the list each day is a row: up and down by day, Home and End within the day, Page by week. */
const targetInList = (at: HalfDay, move: Move): HalfDay => {
  switch (move) {
    case 'ArrowUp':
      return { ...at, date: addDays(at.date, -1) };
    case 'ArrowDown':
      return { ...at, date: addDays(at.date, 1) };
    case 'Home':
      return { ...at, period: 1 };
    case 'End':
      return { ...at, period: 2 };
    case 'PageUp':
      return { ...at, date: addDays(at.date, -7) };
    case 'PageDown':
      return { ...at, date: addDays(at.date, 7) };
    default:
      return target(at, move);
  }
};

/** `months`: two month grids. `list`: the bookable days as a list. */
export type CalendarLayout = 'months' | 'list';

/**
 * Target of a key by the ARIA practices for date grids: left and right by half-day, up and down by week, Home and End
 * within the row, Page by month. Unavailable days take focus, so that screen readers announce their state. A move
 * beyond the shown days keeps the focus.
 */
export function moveFocus(at: HalfDay, move: Move, today: string, layout: CalendarLayout = 'months'): HalfDay {
  const next = layout === 'list' ? targetInList(at, move) : target(at, move);
  const [firstShown = today] = daysOf(shownMonths(today)[0]);
  const first = layout === 'list' ? addDays(today, 1) : firstShown;
  return next.date < first || next.date > lastDay(today) ? at : next;
}
