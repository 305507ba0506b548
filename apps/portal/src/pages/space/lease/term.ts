import { addDays, addMonths, daysBetween } from '@zonekit/ui/day';

export interface Term {
  /** Months, the last one begun included. */
  total: number;
  /** What has passed: whole months, and days beyond them. */
  months: number;
  days: number;
  /** The month of today, from 1; null before and after the term. */
  current: number | null;
}

/** How far a term is. @param today `YYYY-MM-DD` */
export const termOf = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }, today: string): Term => {
  const end = addDays(ends_on, 1);
  let total = 0;
  while (addMonths(starts_on, total) < end) total++;
  if (today < starts_on) return { total, months: 0, days: 0, current: null };
  const until = today < end ? today : end;
  let months = 0;
  while (addMonths(starts_on, months + 1) <= until) months++;
  const days = daysBetween(addMonths(starts_on, months), until);
  return { total, months, days, current: today < end ? months + 1 : null };
};

export type MonthState = 'past' | 'now' | 'later';

export const monthStates = ({ total, months, current }: Term): MonthState[] =>
  Array.from({ length: total }, (_, place) => {
    if (place + 1 === current) return 'now';
    return current === null ? (months > 0 ? 'past' : 'later') : place < months ? 'past' : 'later';
  });

/** Rents that a table shows first: those around the next to be paid. */
const NEAR = 12;

/** The rents around the first that is not paid, at most twelve. */
export const nearRents = <R extends { paid_on: string | null }>(rents: readonly R[]): R[] => {
  const next = rents.findIndex(({ paid_on }) => paid_on === null);
  const middle = next < 0 ? rents.length : next;
  const from = Math.max(0, Math.min(middle - NEAR / 2, rents.length - NEAR));
  return rents.slice(from, from + NEAR);
};
