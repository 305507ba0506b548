import { isDay } from '@zonekit/ui/day/is-day';
import { endsOf, selectSlot } from '../../slot-calendar/core/ordered-slots.ts';
import type { Calendar, HalfDay, Selection } from './calendar.types.ts';
import { compareHalfDays, lastDay, neighbour } from './calendar-date.ts';

const isBooked = (half: HalfDay, { booked }: Calendar) =>
  booked.some((entry) => entry.date === half.date && entry.period === half.period);

const isOpen = (date: string, { today }: Calendar) => date > today && date <= lastDay(today) && isDay(date);

/** Whether a half-day can be booked: after today, not beyond the end of the next month, and not taken. */
export const isFree = (half: HalfDay, calendar: Calendar): boolean =>
  isOpen(half.date, calendar) && !isBooked(half, calendar);

/** 1 available, 2 unavailable, 3 partly booked. */
export function dayStatus(date: string, calendar: Calendar): 1 | 2 | 3 {
  const morning = isFree({ date, period: 1 }, calendar);
  const afternoon = isFree({ date, period: 2 }, calendar);
  if (morning && afternoon) return 1;
  return morning || afternoon ? 3 : 2;
}

/**
 * The first unavailable half-day between two, both included; `null` if all are free. Iterates over the bookings, which
 * are fewer than the days.
 */
export function firstObstacle(a: HalfDay, b: HalfDay, calendar: Calendar): HalfDay | null {
  const [from, to] = compareHalfDays(a, b) <= 0 ? [a, b] : [b, a];
  if (!isFree(from, calendar)) return from;
  const taken = calendar.booked
    .filter((half) => compareHalfDays(half, from) > 0 && compareHalfDays(half, to) <= 0)
    .sort(compareHalfDays)[0];
  return taken ?? (isFree(to, calendar) ? null : to);
}

/**
 * The selection after a click, by the rules of all slot calendars (`selectSlot`). The other half of the same day needs
 * no rule of its own: the two halves in order are the whole day.
 */
export const selectHalfDay = (selection: Selection, click: HalfDay, calendar: Calendar): Selection =>
  selectSlot(selection, click, {
    compare: compareHalfDays,
    isFree: (half) => isFree(half, calendar),
    refuse: (from, to) => firstObstacle(from, to, calendar),
  });

/** Every half-day of the selection in order; at most 124. */
export function expandSelection(selection: Selection): HalfDay[] {
  const ends = endsOf(selection);
  if (!ends) return [];
  const [from, to] = ends;
  const halves: HalfDay[] = [];
  for (let at = from; compareHalfDays(at, to) <= 0; at = neighbour(at, 1)) halves.push(at);
  return halves;
}
