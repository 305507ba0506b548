import { contract } from '@zonekit/api-client/lifecycle/contract';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../api/src/frame/day.ts';
import { statusOf } from '../../../api/src/modules/space/lease/lease.status.ts';
import { leaseValue } from '../../../api/src/modules/space/lease/rent-schedule.ts';
import { appointmentRows } from './appointment.rows.ts';
import { APPROVED, applicationRows } from './entry-application.rows.ts';
import { leaseRows } from './lease.rows.ts';

const units = Array.from({ length: 12 }, (_, index) => ({
  id: `unit-${index}`,
  park_id: 'park-1',
  amount: 240,
  unit: 'sqm_day' as const,
  area: 100 + index,
  seats: null,
  deposit_months: 2,
}));

const ascending = (steps: readonly { at: string }[], today: string) => {
  const times = steps.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(Date.parse(`${addDays(today, 1)}T00:00:00+08:00`));
};

describe.each(['2026-11-20', '2026-12-31', '2028-02-29', '2027-03-31'])('the demo of leases on %s', (today) => {
  const leases = leaseRows(today, units);

  it('has contracts in every state, with rents that sum to their value', () => {
    const states = leases.map(({ row }) => statusOf({ state: row.state, ends_on: row.ends_on }, today));
    expect(states).toEqual(['active', 'expiring', 'expired', 'terminated', 'active', 'pending_signature']);
    expect(new Set(states).size).toBe(Object.keys(contract.states).length - 1);
    for (const { row, rents, steps } of leases) {
      const { starts_on, ends_on, monthly_rent } = row;
      const value = leaseValue({ starts_on, ends_on, monthly_rent: monthly_rent ?? 0 });
      expect(rents.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
      expect(rents.every(({ paid_on }) => !paid_on || paid_on <= today)).toBe(true);
      ascending(steps, today);
    }
    // One tenant has paid what was due before this month, and not this month's rent.
    const [running] = leases;
    expect(running?.rents.find(({ paid_on }) => paid_on === null)?.due_on).toBe(`${today.slice(0, 7)}-01`);
  });

  it('has applications that fit their contract, and viewings around today', () => {
    const made = leases.find(({ row }) => row.application_id === APPROVED.id)?.row;
    const applications = applicationRows(today, units, made);
    expect(applications.map(({ row }) => row.status)).toEqual([
      'returned',
      'approved',
      'draft',
      'withdrawn',
      'submitted',
    ]);
    for (const { steps } of applications) ascending(steps, today);
    const approved = applications.find(({ row }) => row.id === APPROVED.id)?.row;
    expect(approved).toMatchObject({
      contract_id: made?.id,
      form: { unit_id: made?.unit_id, starts_on: made?.starts_on },
    });

    const viewings = appointmentRows(today, units);
    for (const { row, steps } of viewings) {
      ascending(steps, today);
      const isPast = row.status === 'visited' || row.status === 'cancelled';
      expect(row.date > today).toBe(!isPast);
    }
    expect(new Set(viewings.map(({ row }) => row.status)).size).toBe(4);
  });
});
