import type { HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import { addDays, daysBetween, isDay } from '../../frame/day.ts';

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
const ordinal = (half: HalfDayEntry): number => daysBetween('1970-01-01', half.appointment_date) * 2 + half.period;

export const inOrder = (halves: readonly HalfDayEntry[]): HalfDayEntry[] =>
  [...halves].sort((a, b) => ordinal(a) - ordinal(b));

const NEAREST = 6;

/**
 * The free half-days nearest to those that were refused, nearest first, the earlier one of two as near; at most six.
 * Requested half-days are left out: they are in the visitor's selection already.
 */
export const nearestFree = (
  conflicts: readonly HalfDayEntry[],
  taken: readonly HalfDayEntry[],
  requested: readonly HalfDayEntry[],
  window: { from: string; to: string },
): HalfDayEntry[] => {
  const closed = new Set([...taken, ...requested, ...conflicts].map(keyOf));
  const refused = conflicts.map(ordinal);
  const candidates: { half: HalfDayEntry; distance: number }[] = [];
  for (let date = window.from; date <= window.to; date = addDays(date, 1)) {
    for (const period of [1, 2] as const) {
      const half = { appointment_date: date, period };
      if (closed.has(keyOf(half))) continue;
      const at = ordinal(half);
      candidates.push({ half, distance: Math.min(...refused.map((other) => Math.abs(other - at))) });
    }
  }
  return candidates
    .sort((a, b) => a.distance - b.distance || ordinal(a.half) - ordinal(b.half))
    .slice(0, NEAREST)
    .map(({ half }) => half);
};

export type DateFault = 'not_a_date' | 'past' | 'beyond' | 'twice';

/** The faults of each requested half-day; empty where all can be booked. */
export const dateFaults = (
  halves: readonly HalfDayEntry[],
  window: { from: string; to: string },
): { index: number; fault: DateFault }[] => {
  const seen = new Set<string>();
  return halves.flatMap((half, index): { index: number; fault: DateFault }[] => {
    const twice = seen.has(keyOf(half));
    seen.add(keyOf(half));
    if (!isDay(half.appointment_date)) return [{ index, fault: 'not_a_date' }];
    if (half.appointment_date < window.from) return [{ index, fault: 'past' }];
    if (half.appointment_date > window.to) return [{ index, fault: 'beyond' }];
    return twice ? [{ index, fault: 'twice' }] : [];
  });
};
