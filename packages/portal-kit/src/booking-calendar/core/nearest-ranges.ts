import type { Calendar, HalfDay, Selection } from './calendar.types.ts';
import { addDays, compareHalfDays, daysBetween, lastDay, neighbour } from './calendar-date.ts';
import { firstObstacle, isFree } from './calendar-selection.ts';
import { expandSelection } from './index.ts';

export type Range = { from: HalfDay; to: HalfDay };

const step = (half: HalfDay, by: number): HalfDay => {
  const slot = half.period - 1 + by;
  return { date: addDays(half.date, Math.floor(slot / 2)), period: slot % 2 === 0 ? 1 : 2 };
};

/**
 * Free ranges as long as the selection that lie nearest to it, each sharing no half-day with another, in the order of
 * the calendar. `calendar` must hold what was taken meanwhile.
 */
export function nearestRanges(selection: Selection, calendar: Calendar, count: number): Range[] {
  const length = expandSelection(selection).length;
  const wanted = selection.kind === 'range' ? selection.from : selection.kind === 'start' ? selection.at : null;
  if (!wanted || length === 0) return [];
  const candidates: { range: Range; distance: number }[] = [];
  const last: HalfDay = { date: lastDay(calendar.today), period: 2 };
  for (
    let from: HalfDay = { date: addDays(calendar.today, 1), period: 1 };
    compareHalfDays(from, last) <= 0;
    from = neighbour(from, 1)
  ) {
    const to = step(from, length - 1);
    if (!isFree(from, calendar) || firstObstacle(from, to, calendar)) continue;
    const distance = Math.abs(daysBetween(wanted.date, from.date) * 2 + from.period - wanted.period);
    candidates.push({ range: { from, to }, distance });
  }
  // Two equally near: the later one, since preparing takes time.
  candidates.sort((a, b) => a.distance - b.distance || compareHalfDays(b.range.from, a.range.from));
  const chosen: Range[] = [];
  for (const { range } of candidates) {
    const apart = chosen.every((r) => compareHalfDays(range.to, r.from) < 0 || compareHalfDays(range.from, r.to) > 0);
    if (apart) chosen.push(range);
    if (chosen.length === count) break;
  }
  return chosen.sort((a, b) => compareHalfDays(a.from, b.from));
}
