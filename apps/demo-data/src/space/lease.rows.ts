import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { contract } from '@zonekit/api-client/lifecycle/contract';
import type { RentPeriod } from '@zonekit/api-client/space/entry-application/contract';
import { monthlyRent, type PricedUnit } from '@zonekit/api-client/space/rent';
import type { Insertable } from 'kysely';
import { addDays, addMonths } from '../../../api/src/frame/day.ts';
import type { LeaseTables } from '../../../api/src/modules/space/lease/lease.tables.ts';
import { lastDayOf, rentSchedule } from '../../../api/src/modules/space/lease/rent-schedule.ts';
import type { SpaceTables } from '../../../api/src/modules/space/space.tables.ts';
import { APPROVED } from './entry-application.rows.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type Life = typeof contract;
type LeaseStep = Step<StateOf<Life>, ActorOf<Life>>;

/** A unit that nobody has ever had. */
export interface FreeUnit extends PricedUnit {
  id: string;
  park_id: string;
  deposit_months: number;
}

interface Plan {
  by: typeof demo;
  enterprise_id: string;
  /** The first day by today. */
  from: (today: string) => string;
  months: number;
  rent_period: RentPeriod;
  /** Rents due before this day are paid. */
  paidBefore: (today: string) => string;
  files?: readonly string[];
  /** Terminated so many days ago, and why. */
  terminated?: { ago: number; reason: string };
  /** The application that it follows from; not signed yet. */
  application_id?: string;
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const own = { by: demo, enterprise_id: 'e-lantu' };
const OWN_FILES = ['f-lease-contract', 'f-lease-handover'];

const PLANS: readonly Plan[] = [
  {
    // Runs; this month's rent is not paid.
    ...own,
    from: (today) => addMonths(firstOf(today), -14),
    months: 24,
    rent_period: 'month',
    paidBefore: firstOf,
    files: [...OWN_FILES, 'f-lease-title', 'f-lease-fire'],
  },
  {
    // Expires in 18 days.
    ...own,
    from: (today) => addMonths(addDays(today, 19), -36),
    months: 36,
    rent_period: 'quarter',
    paidBefore: (today) => today,
    files: OWN_FILES,
  },
  {
    // Has expired.
    ...own,
    from: (today) => addMonths(firstOf(today), -29),
    months: 24,
    rent_period: 'quarter',
    paidBefore: (today) => today,
    files: OWN_FILES,
  },
  {
    ...own,
    from: (today) => addMonths(firstOf(today), -10),
    months: 36,
    rent_period: 'quarter',
    paidBefore: (today) => addDays(today, -70),
    terminated: { ago: 60, reason: '承租方业务调整，双方协商解除' },
  },
  {
    by: staff,
    enterprise_id: 'e-haiheng',
    from: (today) => addMonths(firstOf(today), -8),
    months: 36,
    rent_period: 'quarter',
    paidBefore: (today) => today,
    files: OWN_FILES,
  },
  {
    // To be signed; made by the approval of an application.
    ...own,
    from: (today) => addDays(today, 12),
    months: 24,
    rent_period: 'quarter',
    paidBefore: (today) => today,
    application_id: APPROVED.id,
  },
];

export interface PlannedLease {
  row: Insertable<SpaceTables['space_contracts']>;
  rents: Insertable<LeaseTables['space_rents']>[];
  steps: LeaseStep[];
}

/** Contracts of the demo's enterprises around today, with rents and histories; `units` are let one after another. */
export const leaseRows = (today: string, units: readonly FreeUnit[]): PlannedLease[] =>
  PLANS.flatMap((plan, index) => {
    const { by, enterprise_id, from, months, rent_period, paidBefore, files = [], terminated, application_id } = plan;
    const unit = units[index];
    if (!unit) return [];
    const id = `space-lease-${index + 1}`;
    const starts_on = from(today);
    const terms = { starts_on, ends_on: lastDayOf(starts_on, months), monthly_rent: monthlyRent(unit) };
    const made = application_id ? timeOn(today, -APPROVED.ago, '11:10') : timeOn(starts_on, -20, '11:10');
    const signed = timeOn(starts_on, -12, '15:30');
    const steps: LeaseStep[] = [
      { to: 'pending_signature', as: 'operator', by: office, at: made },
      ...(application_id ? [] : [{ to: 'active', as: 'tenant', by, at: signed } as const]),
    ];
    if (terminated) {
      const at = timeOn(today, -terminated.ago, '16:00');
      steps.push({ to: 'terminated', as: 'operator', by: office, at, reason: terminated.reason });
    }
    const last = steps.at(-1);
    const isSigned = application_id === undefined;
    const limit = paidBefore(today);
    return [
      {
        row: {
          ...terms,
          id,
          unit_id: unit.id,
          state: terminated ? 'terminated' : isSigned ? 'active' : 'pending_signature',
          enterprise_id,
          number: demoNumber('HT', made, index),
          deposit: terms.monthly_rent * unit.deposit_months,
          rent_period,
          files: [...files],
          signed_on: isSigned ? signed.slice(0, 10) : null,
          terminated_on: terminated ? (last?.at.slice(0, 10) ?? null) : null,
          application_id: application_id ?? null,
          created_at: made,
          updated_at: last?.at ?? made,
        },
        rents: rentSchedule(terms, rent_period).map((rent) => ({
          ...rent,
          contract_id: id,
          // Some days before it is due, or a day late.
          paid_on: rent.due_on < limit ? addDays(rent.due_on, 1 - ((rent.period * 3) % 7)) : null,
        })),
        steps,
      },
    ];
  });
