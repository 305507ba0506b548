import type { Calendar, CalendarEntry, HalfDay, Selection } from './calendar.types.ts';
import { compareHalfDays, isDate, lastDay, neighbour } from './calendar-date.ts';

const isBooked = (half: HalfDay, { booked }: Calendar) =>
  booked.some((entry) => entry.appointment_date === half.date && entry.period === half.period);

const isOpen = (date: string, { today }: Calendar) => date > today && date <= lastDay(today) && isDate(date);

/**
 * Whether a half-day can be booked: after today, not beyond the end of the next month, and not taken.
 * Source: specification, section 4.
 */
export const isFree = (half: HalfDay, calendar: Calendar): boolean =>
  isOpen(half.date, calendar) && !isBooked(half, calendar);

/** 1 available, 2 unavailable, 3 partly booked. Source: specification, section 4. */
export function dayStatus(date: string, calendar: Calendar): 1 | 2 | 3 {
  const morning = isFree({ date, period: 1 }, calendar);
  const afternoon = isFree({ date, period: 2 }, calendar);
  if (morning && afternoon) return 1;
  return morning || afternoon ? 3 : 2;
}

const ordered = (a: HalfDay, b: HalfDay) => (compareHalfDays(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a });

/**
 * The first half-day between two, both included, that cannot be booked; `null` when all are free.
 * Looks through the bookings and not through the days: a range is long, the list is short.
 */
export function firstObstacle(a: HalfDay, b: HalfDay, calendar: Calendar): HalfDay | null {
  const { from, to } = ordered(a, b);
  if (!isFree(from, calendar)) return from;
  const taken = calendar.booked
    .map((entry): HalfDay => ({ date: entry.appointment_date, period: entry.period }))
    .filter((half) => compareHalfDays(half, from) > 0 && compareHalfDays(half, to) <= 0)
    .sort(compareHalfDays)[0];
  return taken ?? (isFree(to, calendar) ? null : to);
}

/**
 * What a click makes of the selection. Source: specification, section 4, and design.md, section 5: the second click
 * ends the range, in either order; a range that holds something taken is refused and starts anew at the click; the
 * third click starts over. Answers the same object when the click changes nothing.
 */
export function selectHalfDay(selection: Selection, click: HalfDay, calendar: Calendar): Selection {
  if (!isFree(click, calendar)) return selection;
  if (selection.kind !== 'start') return { kind: 'start', at: click };
  // The other half of the same day needs no rule of its own: ordered, the two halves are the whole day.
  return firstObstacle(selection.at, click, calendar)
    ? { kind: 'start', at: click }
    : { kind: 'range', ...ordered(selection.at, click) };
}

const toEntry = ({ date, period }: HalfDay): CalendarEntry => ({ appointment_date: date, period });

/** Every half-day of the selection in order, in the service's words; at most 124 of them. */
export function expandSelection(selection: Selection): CalendarEntry[] {
  if (selection.kind === 'empty') return [];
  if (selection.kind === 'start') return [toEntry(selection.at)];
  const entries: CalendarEntry[] = [];
  for (let at = selection.from; compareHalfDays(at, selection.to) <= 0; at = neighbour(at, 1))
    entries.push(toEntry(at));
  return entries;
}
