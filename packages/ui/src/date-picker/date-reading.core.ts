import { closedBecause, type DayLimits } from '../calendar/calendar-grid.core.ts';
import { endOfMonth } from '../day/day.ts';
import { isDay } from '../day/is-day.ts';

/** Typed text, parsed as a day. */
export type DateReading =
  | { kind: 'empty' }
  | { kind: 'date'; date: string }
  | { kind: 'unreadable'; text: string }
  /** `2026-02-30`; `last` is the last day of that month, null where there is no such month. */
  | { kind: 'noSuchDay'; text: string; last: string | null };

/** Why a date that was typed cannot be taken. Days are `YYYY-MM-DD`. */
export type DateProblem =
  | Extract<DateReading, { kind: 'unreadable' | 'noSuchDay' }>
  | { kind: 'tooEarly'; date: string; min: string }
  | { kind: 'tooLate'; date: string; max: string }
  /** Unavailable day, with the reason if it is known. */
  | { kind: 'closed'; date: string; reason: string | null };

const two = (digits: string) => digits.padStart(2, '0');

/** `98` is the year of the nearest century to today: 1998 in 2026. */
export const fullYear = (digits: string, today: string): string => {
  if (digits.length === 4) return digits;
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(digits);
  return String(year > now + 50 ? year - 100 : year <= now - 50 ? year + 100 : year);
};

/**
 * Year, month and day in this order, with or without the year, in any digits and with anything between them: `2026-3-5`,
 * `2026/03/05`, `20260305`, `2026年3月5日`, `26.3.5`, `3-5`, and full-width digits. Orders that are ambiguous
 * (`03/05/2026`) are not guessed.
 *
 * @param today `YYYY-MM-DD`; where the year is not given, it is this one's
 */
export function readDate(typed: string, today: string): DateReading {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const spaced = /^(?:(\d{4}|\d{2})\s*[-‐–—−/.,、年\s]\s*)?(\d{1,2})\s*[-‐–—−/.,、月\s]\s*(\d{1,2})\s*日?$/.exec(text);
  const [, year = '', month = '', day = ''] = packed ?? spaced ?? [];
  if (!month || !day) return { kind: 'unreadable', text };
  const date = `${year ? fullYear(year, today) : today.slice(0, 4)}-${two(month)}-${two(day)}`;
  if (isDay(date)) return { kind: 'date', date };
  const first = `${date.slice(0, 7)}-01`;
  return { kind: 'noSuchDay', text: date, last: isDay(first) ? endOfMonth(first) : null };
}

/** Why a day is not within the limits; null where it is. */
export function problemOf(date: string, limits: DayLimits): DateProblem | null {
  const { min, max } = limits;
  if (min !== undefined && date < min) return { kind: 'tooEarly', date, min };
  if (max !== undefined && date > max) return { kind: 'tooLate', date, max };
  const closed = closedBecause(date, limits);
  return closed === false ? null : { kind: 'closed', date, reason: typeof closed === 'string' ? closed : null };
}
