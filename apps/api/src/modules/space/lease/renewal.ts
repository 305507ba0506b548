import type { RenewalOption } from '@zonekit/api-client/space/lease/contract';
import { addDays } from '../../../frame/day.ts';
import type { LeaseRow } from './lease.repository.ts';
import { lastDayOf, leaseValue } from './rent-schedule.ts';

/** Rent of a renewal in percent of the present one: the longer the term, the lower. Source: docs/decisions/leasing.md. */
const OPTIONS = [
  { term_months: 12, percent: 104 },
  { term_months: 24, percent: 100 },
  { term_months: 36, percent: 98 },
] as const;

export type RenewalTerm = (typeof OPTIONS)[number]['term_months'];

const QUARTER = 3;
const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** Terms of a renewal, which begins on the day after the last one. */
export const renewalOptions = ({
  ends_on,
  monthly_rent,
}: Pick<LeaseRow, 'ends_on' | 'monthly_rent'>): RenewalOption[] =>
  OPTIONS.map(({ term_months, percent }) => {
    const starts_on = addDays(ends_on, 1);
    const last = lastDayOf(starts_on, term_months);
    const rent = Math.round((monthly_rent * percent) / 100);
    return {
      term_months,
      starts_on,
      ends_on: last,
      monthly_rent: yuan(rent),
      quarterly_rent: yuan(rent * QUARTER),
      quarterly_difference: yuan((rent - monthly_rent) * QUARTER),
      value: yuan(leaseValue({ starts_on, ends_on: last, monthly_rent: rent })),
    };
  });
