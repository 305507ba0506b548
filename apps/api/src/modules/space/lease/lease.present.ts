import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import type { ContractDetail, ContractStatus, ContractSummary, Rent } from '@zonekit/api-client/space/lease/contract';
import type { User } from '../../../frame/context.ts';
import { addDays, daysBetween, shanghaiDay } from '../../../frame/day.ts';
import { type EventRow, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import type { LeaseRow, PlacedLease } from './lease.repository.ts';
import { clockChanges, rentStatusOf, statusOf } from './lease.status.ts';
import type { RentRow } from './lease.tables.ts';

/** The user who reads or writes a contract, the time and the language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

export const actorsOf = (user: User, row: Pick<LeaseRow, 'enterprise_id'>): ActorOf<typeof contract>[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['tenant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;
const sum = (rents: readonly RentRow[]) => yuan(rents.reduce((total, { amount }) => total + amount, 0));

const presentRent = (row: RentRow, { terminated_on }: Pick<LeaseRow, 'terminated_on'>, today: string): Rent => {
  const { contract_id, amount, ...rent } = row;
  const days = daysBetween(rent.starts_on, addDays(rent.ends_on, 1));
  return {
    id: `${contract_id}-${row.period}`,
    ...rent,
    days,
    amount: yuan(amount),
    status: rentStatusOf(row, terminated_on, today),
  };
};

export const presentLease = (
  row: PlacedLease,
  rents: readonly RentRow[],
  { now, locale }: Pick<Caller, 'now' | 'locale'>,
): ContractSummary => {
  const today = shanghaiDay(now);
  const inLanguage = (zh: string, en: string | null) => (locale === 'en' && en) || zh;
  const next = rents.map((rent) => presentRent(rent, row, today)).find(({ status }) => !/paid|void/.test(status));
  return {
    id: row.id,
    number: row.number,
    unit: {
      id: row.unit_id,
      title: inLanguage(row.title_zh, row.title_en),
      house_type: row.house_type,
      area: row.area / 100,
    },
    park: { id: row.park_id, name: inLanguage(row.park_zh, row.park_en) },
    landlord: { name: inLanguage(row.operator_zh, row.operator_en), phone: row.phone },
    tenant: { id: row.enterprise_id, name: row.tenant ?? '' },
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    days_left: daysBetween(today, row.ends_on),
    monthly_rent: yuan(row.monthly_rent),
    rent_period: row.rent_period,
    deposit: yuan(row.deposit),
    value: sum(rents),
    paid: sum(rents.filter(({ paid_on }) => paid_on !== null)),
    next_rent: next ?? null,
    status: statusOf(row, today),
    updated_at: row.updated_at,
  };
};

/** Events of a contract, with the changes of state that its dates imply. */
const presentEvents = (changes: readonly EventRow[], { ends_on }: LeaseRow, now: Date): ContractDetail['events'] => {
  const stored = changes.map((change) => presentEvent<ContractStatus>(change));
  const signed = stored.find(({ to }) => to === 'active');
  if (!signed) return stored;
  const over = stored.find(({ to }) => to === 'terminated' || to === 'renewed');
  const until = over ? Date.parse(over.at) : now.getTime();
  const byClock = clockChanges(ends_on)
    // A contract that was signed in its last days is expiring from then on.
    .map((change) => ({ ...change, at: Date.parse(change.at) < Date.parse(signed.at) ? signed.at : change.at }))
    .filter(({ at }) => Date.parse(at) <= until)
    .map(({ from, to, at }) => ({
      at,
      from,
      to,
      actor: contract.actors.system['zh-CN'],
      reason: null,
      waiting_for: contract.states[to].waitingFor ?? null,
      due_at: null,
    }));
  const before = over ? stored.slice(0, stored.indexOf(over)) : stored;
  return [...before, ...byClock, ...(over ? [over] : [])];
};

/** Actions that a user may take on a contract now. */
export const rightsOf = (row: LeaseRow, { user, now }: Pick<Caller, 'user' | 'now'>, isRenewed: boolean) => {
  const today = shanghaiDay(now);
  const status = statusOf(row, today);
  const actors = actorsOf(user, row);
  const allowed = allowedFrom(contract, status, actors).filter(
    // A renewal is asked for by a call of its own; what is over cannot be signed any more.
    (to) => to !== 'renewed' && (to !== 'active' || row.ends_on >= today),
  );
  const can_renew = actors.includes('tenant') && (status === 'active' || status === 'expiring') && !isRenewed;
  return { allowed, can_renew };
};

/** A contract that another one names. */
const linkOf = (row: LeaseRow | undefined, now: Date): ContractDetail['renews'] =>
  row ? { id: row.id, number: row.number, status: statusOf(row, shanghaiDay(now)) } : null;

export const presentLeaseDetail = (
  row: PlacedLease,
  more: {
    rents: readonly RentRow[];
    changes: readonly EventRow[];
    files: ContractDetail['files'];
    renews: LeaseRow | undefined;
    renewal: LeaseRow | undefined;
  },
  caller: Caller,
): ContractDetail => {
  const today = shanghaiDay(caller.now);
  return {
    ...presentLease(row, more.rents, caller),
    rents: more.rents.map((rent) => presentRent(rent, row, today)),
    files: more.files,
    application_id: row.application_id,
    renews: linkOf(more.renews, caller.now),
    renewed_by: linkOf(more.renewal, caller.now),
    signed_on: row.signed_on,
    terminated_on: row.terminated_on,
    created_at: row.created_at,
    events: presentEvents(more.changes, row, caller.now),
    ...rightsOf(row, caller, more.renewal !== undefined),
  };
};
