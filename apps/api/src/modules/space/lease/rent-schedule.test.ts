import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../../test/counts.ts';
import { addDays, addMonths, daysBetween } from '../../../frame/day.ts';
import { lastDayOf, leaseValue, rentSchedule } from './rent-schedule.ts';

const RUNS = times(10_000, 300);

const terms = fc
  .record({
    starts_on: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days)),
    days: fc.integer({ min: 0, max: 3_700 }),
    monthly_rent: fc.integer({ min: 0, max: 500_000_000 }),
  })
  .map(({ days, ...rest }) => ({ ...rest, ends_on: addDays(rest.starts_on, days) }));
const period = fc.constantFrom('month' as const, 'quarter' as const);

/** Sums day by day: each costs the rent of its month divided by the days of that month. */
const dayByDay = ({
  starts_on,
  ends_on,
  monthly_rent,
}: {
  starts_on: string;
  ends_on: string;
  monthly_rent: number;
}) => {
  let sum = 0;
  for (let month = 0, day = starts_on; day <= ends_on; month += 1) {
    const next = addMonths(starts_on, month + 1);
    const days = daysBetween(addMonths(starts_on, month), next);
    for (; day < next && day <= ends_on; day = addDays(day, 1)) sum += monthly_rent / days;
  }
  return sum;
};

describe('a rent schedule', () => {
  it('sums to the value of the contract, for any term', () => {
    fc.assert(
      fc.property(terms, period, (term, rent_period) => {
        const rents = rentSchedule(term, rent_period);
        expect(rents.reduce((sum, { amount }) => sum + amount, 0)).toBe(leaseValue(term));
        expect(rents.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('has every day of the term once, in periods that follow one another', () => {
    fc.assert(
      fc.property(terms, period, (term, rent_period) => {
        const rents = rentSchedule(term, rent_period);
        expect(rents[0]?.starts_on).toBe(term.starts_on);
        expect(rents.at(-1)?.ends_on).toBe(term.ends_on);
        for (const [index, rent] of rents.entries()) {
          expect(rent.starts_on <= rent.ends_on).toBe(true);
          expect([rent.period, rent.due_on]).toEqual([index + 1, rent.starts_on]);
          const before = rents[index - 1];
          if (before) expect(rent.starts_on).toBe(addDays(before.ends_on, 1));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('charges each whole period the same, and the whole term what its days cost, to the fen', () => {
    fc.assert(
      fc.property(terms, period, (term, rent_period) => {
        const rents = rentSchedule(term, rent_period);
        const months = rent_period === 'month' ? 1 : 3;
        for (const { amount } of rents.slice(0, -1)) expect(amount).toBe(months * term.monthly_rent);
        expect(Math.abs(leaseValue(term) - dayByDay(term))).toBeLessThan(0.51);
      }),
      { numRuns: times(1_000, 50) },
    );
  });
});

describe('the value of a contract', () => {
  it.each([
    ['a year', '2026-01-01', '2026-12-31', 12_000],
    ['a leap year costs what another does', '2028-01-01', '2028-12-31', 12_000],
    ['from leap day to the day before the next year’s', '2028-02-29', '2029-02-27', 12_000],
    ['a leap day is one of 29', '2028-02-29', '2028-02-29', Math.round(1_000 / 29)],
    ['half a month of 30 days', '2026-04-01', '2026-04-15', 500],
    ['a month and ten of 31 days', '2026-02-15', '2026-03-24', 1_000 + Math.round(10_000 / 31)],
    ['from the last day of a long month', '2026-01-31', '2026-02-27', 1_000],
  ])('%s', (_what, starts_on, ends_on, value) => {
    expect(leaseValue({ starts_on, ends_on, monthly_rent: 1_000 })).toBe(value);
  });

  it('ends a term of whole months on the day before the same day', () => {
    expect([lastDayOf('2026-11-20', 12), lastDayOf('2026-08-31', 6), lastDayOf('2027-08-31', 6)]).toEqual([
      '2027-11-19',
      '2027-02-27',
      '2028-02-28',
    ]);
  });
});
