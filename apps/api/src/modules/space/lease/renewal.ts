import type { RenewalOption } from '@zonekit/api-client/space/lease/contract';
import { addDays } from '../../../frame/day.ts';
import { lastDayOf, leaseValue } from './rent-schedule.ts';

/** Months of a renewal. Source: docs/decisions/leasing.md. */
const TERMS = [12, 24, 36] as const;

export type RenewalTerm = (typeof TERMS)[number];

/** Rent of a renewal in percent of the present one, as the park states it. */
export type RenewalRates = Readonly<Record<`renewal_${RenewalTerm}`, number>>;

const QUARTER = 3;
const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** Terms of a renewal, which begins on the day after the last one. */
export const renewalOptions = (
  { ends_on, monthly_rent }: { ends_on: string; monthly_rent: number },
  rates: RenewalRates,
): RenewalOption[] =>
  TERMS.map((term_months) => {
    const starts_on = addDays(ends_on, 1);
    const last = lastDayOf(starts_on, term_months);
    const rent = Math.round((monthly_rent * rates[`renewal_${term_months}`]) / 100);
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
