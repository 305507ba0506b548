import type { RentPeriod } from '@zonekit/api-client/space/entry-application/contract';
import { addDays, addMonths, daysBetween } from '../../../frame/day.ts';

/** Terms that a rent is computed from; both days are included. */
export interface RentTerms {
  starts_on: string;
  ends_on: string;
  /** Fen. */
  monthly_rent: number;
}

export interface ScheduledRent {
  period: number;
  starts_on: string;
  ends_on: string;
  amount: number;
  due_on: string;
}

const MONTHS: Readonly<Record<RentPeriod, number>> = { month: 1, quarter: 3 };

/** The last day of a term of whole months: `2026-01-31` and one month is `2026-02-27`, since the next begins on the 28th. */
export const lastDayOf = (starts_on: string, months: number): string => addDays(addMonths(starts_on, months), -1);

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Whole months of rent from `starts_on` to `ends_on`: months begin on the day of the month on which the term does. */
const wholeMonths = (starts_on: string, ends_on: string): number => {
  const after = addDays(ends_on, 1);
  const months = monthIndex(after) - monthIndex(starts_on);
  return addMonths(starts_on, months) <= after ? months : months - 1;
};

/**
 * The rent of a whole term in fen: whole months, and of the last month the share of its days, rounded once.
 * A month has the days from its first to the day before the next one's, so a leap day costs nothing more.
 */
export const leaseValue = ({ starts_on, ends_on, monthly_rent }: RentTerms): number => {
  const months = wholeMonths(starts_on, ends_on);
  const from = addMonths(starts_on, months);
  const rest = daysBetween(from, addDays(ends_on, 1));
  const days = daysBetween(from, addMonths(starts_on, months + 1));
  return months * monthly_rent + Math.round((monthly_rent * rest) / days);
};

/** The rents of a term by period, each due on its first day. Their amounts sum to `leaseValue`, whatever the term. */
export const rentSchedule = (terms: RentTerms, rent_period: RentPeriod): ScheduledRent[] => {
  const { starts_on, ends_on } = terms;
  const rents: ScheduledRent[] = [];
  let charged = 0;
  for (let from = starts_on; from <= ends_on; ) {
    const period = rents.length + 1;
    const next = addMonths(starts_on, period * MONTHS[rent_period]);
    const to = next <= ends_on ? addDays(next, -1) : ends_on;
    // The difference of two values of the whole term, so that roundings cannot add up.
    const value = leaseValue({ ...terms, ends_on: to });
    rents.push({ period, starts_on: from, ends_on: to, amount: value - charged, due_on: from });
    charged = value;
    from = next;
  }
  return rents;
};
