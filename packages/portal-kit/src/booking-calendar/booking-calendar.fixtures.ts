import type { CalendarState } from './booking-calendar.tsx';
import type { HalfDay, Selection } from './core/calendar.types.ts';
import { parseHalfKey } from './core/half-key.ts';

/** `2026-11-25-2` for the afternoon of that day. */
export const half = (key: string): HalfDay => {
  const parsed = parseHalfKey(key);
  if (!parsed) throw new Error(`"${key}" is no half-day. Write 2026-11-25-2 for the afternoon of 25 November 2026.`);
  return parsed;
};
export const range = (from: string, to: string): Selection => ({ kind: 'range', from: half(from), to: half(to) });

const BOOKED = [
  ...['2026-11-23-1', '2026-11-24-1', '2026-11-24-2', '2026-11-28-2', '2026-12-01-2', '2026-12-05-1', '2026-12-05-2'],
  ...['2026-12-06-1', '2026-12-06-2', '2026-12-09-2', '2026-12-11-1', '2026-12-15-1', '2026-12-15-2', '2026-12-18-2'],
  ...['2026-12-21-1', '2026-12-24-2', '2026-12-25-1', '2026-12-25-2', '2026-12-29-1', '2026-12-31-1', '2026-12-31-2'],
];

/** Friday, 20 November 2026, with the bookings that the visual reference shows, and more. */
export const makeCalendar = (...more: string[]): Extract<CalendarState, { status: 'ready' }> => ({
  status: 'ready',
  today: '2026-11-20',
  booked: [...BOOKED, ...more].map(half),
});
