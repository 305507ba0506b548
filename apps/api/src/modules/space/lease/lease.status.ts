import type { ContractStatus, Rent } from '@zonekit/api-client/space/lease/contract';
import { type RawBuilder, sql } from 'kysely';
import { addDays, daysBetween, shanghaiDay } from '../../../frame/day.ts';
import type { ContractRow } from '../space.tables.ts';
import type { RentRow } from './lease.tables.ts';

/** A contract is expiring for so many days before its last one. Source: pages.md, "Lifecycles". */
const EXPIRING_DAYS = 30;
/** A rent that is due within so many days is shown as due. */
const DUE_DAYS = 30;

/** Columns that the status of a contract depends on, besides the clock. */
export const STATUS_COLUMNS = ['state', 'ends_on'] as const;

type StatusRow = Pick<ContractRow, (typeof STATUS_COLUMNS)[number]>;

/** Source: pages.md, "Lifecycles". */
export const statusOf = ({ state, ends_on }: StatusRow, today: string): ContractStatus => {
  if (state !== 'active') return state;
  if (ends_on < today) return 'expired';
  return daysBetween(today, ends_on) <= EXPIRING_DAYS ? 'expiring' : 'active';
};

/** `statusOf` in SQL. */
export const statusIn = (now: Date): RawBuilder<ContractStatus> => {
  const today = shanghaiDay(now);
  return sql<ContractStatus>`case
    when d.state <> 'active' then d.state
    when d.ends_on < ${today}::date then 'expired'
    when d.ends_on <= ${addDays(today, EXPIRING_DAYS)}::date then 'expiring'
    else 'active' end`;
};

/** Changes of state that the clock makes of a contract that stays as it is, the oldest first. */
export const clockChanges = (ends_on: string): { from: ContractStatus; to: ContractStatus; at: string }[] => [
  { from: 'active', to: 'expiring', at: `${addDays(ends_on, -EXPIRING_DAYS)}T00:00:00+08:00` },
  { from: 'expiring', to: 'expired', at: `${addDays(ends_on, 1)}T00:00:00+08:00` },
];

/** @param ended the day on which its contract was terminated: later periods are not owed */
export const rentStatusOf = (
  { starts_on, due_on, paid_on }: Pick<RentRow, 'starts_on' | 'due_on' | 'paid_on'>,
  ended: string | null,
  today: string,
): Rent['status'] => {
  if (paid_on !== null) return 'paid';
  if (ended !== null && starts_on > ended) return 'void';
  if (due_on < today) return 'overdue';
  return due_on <= addDays(today, DUE_DAYS) ? 'due' : 'later';
};
