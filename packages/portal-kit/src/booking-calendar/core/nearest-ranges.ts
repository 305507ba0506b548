import { addDays } from '@zonekit/ui/day';
import type { Calendar, HalfDay, Selection } from './calendar.types.ts';
import { compareHalfDays, lastDay, neighbour } from './calendar-date.ts';
import { expandSelection, isFree } from './index.ts';

export type Range = { from: HalfDay; to: HalfDay };

/** All bookable half-days in order, free or taken. */
const openHalfDays = ({ today }: Calendar): HalfDay[] => {
  const halves: HalfDay[] = [];
  const last: HalfDay = { date: lastDay(today), period: 2 };
  for (
    let at: HalfDay = { date: addDays(today, 1), period: 1 };
    compareHalfDays(at, last) <= 0;
    at = neighbour(at, 1)
  ) {
    halves.push(at);
  }
  return halves;
};

/**
 * Free ranges of the selection's length that are nearest to it, without overlap, in chronological order. `calendar` has
 * to include the newest bookings.
 */
export function nearestRanges(selection: Selection, calendar: Calendar, count: number): Range[] {
  const length = expandSelection(selection).length;
  const start = selection.kind === 'range' ? selection.from : selection.kind === 'start' ? selection.at : null;
  if (!start) return [];
  const halves = openHalfDays(calendar);
  const free = halves.map((half) => isFree(half, calendar));
  const startIndex = Math.max(
    0,
    halves.findIndex((half) => compareHalfDays(half, start) === 0),
  );
  const candidates = halves
    .map((_, index) => index)
    .filter((index) => index + length <= halves.length && free.slice(index, index + length).every(Boolean))
    // At equal distance the later one, because preparing takes time.
    .sort((a, b) => Math.abs(a - startIndex) - Math.abs(b - startIndex) || b - a);
  const chosen: number[] = [];
  for (const index of candidates) {
    if (chosen.length < count && chosen.every((other) => Math.abs(other - index) >= length)) chosen.push(index);
  }
  return chosen
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const from = halves[index];
      const to = halves[index + length - 1];
      return from && to ? [{ from, to }] : [];
    });
}
