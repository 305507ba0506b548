import type { HalfDayEntry } from '@zonekit/api-client/roadshow/contract';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** `YYYY-MM-DD` in Asia/Shanghai, which has no summer time. */
export const shanghaiDate = (at: Date): string => new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A date that the calendar has: 2026-02-30 is none. */
export const isRealDate = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};

/**
 * The days that can be booked, both ends included: tomorrow to the end of next month. Source: specification, section 4.
 * @param today `YYYY-MM-DD`, Asia/Shanghai
 */
export const bookableWindow = (today: string): { from: string; to: string } => {
  const [year, month] = today.split('-').map(Number) as [number, number];
  // Day 0 of the month after next is the last of next month.
  return { from: addDays(today, 1), to: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10) };
};

export const keyOf = (half: HalfDayEntry): string => `${half.appointment_date}/${half.period}`;

/** Half-days count up without a gap: the morning after an afternoon is its neighbour. */
const ordinal = (half: HalfDayEntry): number =>
  (Date.parse(`${half.appointment_date}T00:00:00Z`) / DAY_MS) * 2 + half.period;

export const inOrder = (halves: readonly HalfDayEntry[]): HalfDayEntry[] =>
  [...halves].sort((a, b) => ordinal(a) - ordinal(b));

const NEAREST = 6;

/**
 * The free half-days nearest to those that were refused, nearest first, the earlier one of two as near; at most six.
 * Half-days that were asked for are left out: they are in the visitor's selection already.
 */
export const nearestFree = (
  conflicts: readonly HalfDayEntry[],
  taken: readonly HalfDayEntry[],
  requested: readonly HalfDayEntry[],
  window: { from: string; to: string },
): HalfDayEntry[] => {
  const closed = new Set([...taken, ...requested, ...conflicts].map(keyOf));
  const refused = conflicts.map(ordinal);
  const found: { half: HalfDayEntry; distance: number }[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1)) {
    for (const period of [1, 2] as const) {
      const half = { appointment_date: date, period };
      if (closed.has(keyOf(half))) continue;
      const at = ordinal(half);
      found.push({ half, distance: Math.min(...refused.map((other) => Math.abs(other - at))) });
    }
  }
  return found
    .sort((a, b) => a.distance - b.distance || ordinal(a.half) - ordinal(b.half))
    .slice(0, NEAREST)
    .map(({ half }) => half);
};

export type DateFault = 'not_a_date' | 'past' | 'beyond' | 'twice';

/** What is wrong with each half-day that was asked for; empty where all can be booked. */
export const dateFaults = (
  halves: readonly HalfDayEntry[],
  window: { from: string; to: string },
): { index: number; fault: DateFault }[] => {
  const seen = new Set<string>();
  return halves.flatMap((half, index): { index: number; fault: DateFault }[] => {
    const twice = seen.has(keyOf(half));
    seen.add(keyOf(half));
    if (!isRealDate(half.appointment_date)) return [{ index, fault: 'not_a_date' }];
    if (half.appointment_date < window.from) return [{ index, fault: 'past' }];
    if (half.appointment_date > window.to) return [{ index, fault: 'beyond' }];
    return twice ? [{ index, fault: 'twice' }] : [];
  });
};
