import { closedBecause, type DayLimits } from './calendar-grid.core.ts';
import { type DateRange, isWithin } from './calendar-range.core.ts';
import type { CalendarLabels } from './calendar-words.ts';

/** How one day looks and sounds. */
export interface DayView {
  today: boolean;
  selected: boolean;
  preview: boolean;
  /** Position in the selection or preview: `start`, `end`, both for a single day, none between. */
  edge: 'start' | 'end' | 'start end' | undefined;
  /** False, or why it cannot be chosen. */
  closed: string | boolean;
}

export interface CalendarState {
  today: string | null;
  /** A single day is a range of one. */
  range: DateRange;
  preview: DateRange | null;
  limits: DayLimits;
}

export function dayView(date: string, { today, range, preview, limits }: CalendarState): DayView {
  const selected = isWithin(date, range);
  const previewed = preview !== null && isWithin(date, preview);
  const shown = previewed ? preview : selected ? range : null;
  const edges = [shown?.start === date && 'start', (shown?.end ?? shown?.start) === date && 'end'];
  return {
    today: date === today,
    selected,
    preview: previewed,
    edge: (edges.filter(Boolean).join(' ') || undefined) as DayView['edge'],
    closed: closedBecause(date, limits),
  };
}

/** Accessible name of a day: its formatted date, then its states. */
export function dayName(
  date: string,
  { today, selected, edge, closed }: DayView,
  isRange: boolean,
  labels: CalendarLabels,
) {
  const { rangeStart, rangeEnd, inRange = labels.selected } = labels;
  const place = !selected
    ? []
    : !isRange || edge === undefined
      ? [isRange ? inRange : labels.selected]
      : [edge.includes('start') && rangeStart, edge.includes('end') && rangeEnd, labels.selected];
  const reason = typeof closed === 'string' && closed;
  const words = [date, today && labels.today, ...place, closed !== false && labels.unavailable, reason];
  return words.filter(Boolean).join(', ');
}
