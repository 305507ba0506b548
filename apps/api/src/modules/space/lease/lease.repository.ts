import type { PricedUnit } from '@zonekit/api-client/space/rent';
import { type Insertable, type NotNull, type SqlBool, sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { SpaceTables } from '../space.tables.ts';
import type { LeaseTables, RentRow } from './lease.tables.ts';
import type { RenewalRates } from './renewal.ts';

/** Columns that the check `space_contracts_tenant` requires of a contract with a tenant. */
interface Tenancy {
  enterprise_id: NotNull;
  number: NotNull;
  monthly_rent: NotNull;
  deposit: NotNull;
  rent_period: NotNull;
  created_at: NotNull;
  updated_at: NotNull;
}

const leases = (db: Db | Tx) =>
  db.selectFrom('space_contracts as c').selectAll('c').where('c.enterprise_id', 'is not', null).$narrowType<Tenancy>();

/** A contract with its tenant in the portal. */
export type LeaseRow = Awaited<ReturnType<ReturnType<typeof leases>['executeTakeFirstOrThrow']>>;

const placed = (db: Db | Tx) =>
  leases(db)
    .innerJoin('space_units as u', 'u.id', 'c.unit_id')
    .innerJoin('space_parks as p', 'p.id', 'u.park_id')
    .leftJoin('enterprises as e', 'e.id', 'c.enterprise_id')
    .select(['u.title_zh', 'u.title_en', 'u.house_type', 'u.area', 'u.park_id'])
    .select(['p.name_zh as park_zh', 'p.name_en as park_en', 'p.operator_zh', 'p.operator_en', 'p.phone'])
    .select('e.name as tenant');

/** With what is shown of unit, park and tenant. */
export type PlacedLease = Awaited<ReturnType<ReturnType<typeof placed>['executeTakeFirstOrThrow']>>;

/** Contracts with a tenant in the order of their ids; an unknown id is left out. */
export const findLeases = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedLease[]> => {
  if (ids.length === 0) return [];
  const rows = await placed(db).where('c.id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockLease = (tx: Tx, id: string): Promise<LeaseRow | undefined> =>
  leases(tx).where('c.id', '=', id).forUpdate().executeTakeFirst();

/** Renewal rates of the park of a unit. */
export const ratesOf = (db: Db | Tx, unitId: string): Promise<RenewalRates> =>
  db
    .selectFrom('space_units as u')
    .innerJoin('space_parks as p', 'p.id', 'u.park_id')
    .where('u.id', '=', unitId)
    .select(['p.renewal_12', 'p.renewal_24', 'p.renewal_36'])
    .executeTakeFirstOrThrow();

/** The contract that renews another, unless it was terminated. */
export const renewalOf = (db: Db | Tx, id: string): Promise<LeaseRow | undefined> =>
  leases(db).where('c.renews_id', '=', id).where('c.state', '<>', 'terminated').executeTakeFirst();

/** Rents by contract, the first period first. */
export const rentsOf = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, RentRow[]>> => {
  const rents = new Map<string, RentRow[]>();
  if (ids.length === 0) return rents;
  const rows = await db
    .selectFrom('space_rents')
    .selectAll()
    .where('contract_id', '=', anyOf(ids))
    .orderBy('contract_id')
    .orderBy('period')
    .execute();
  for (const row of rows) rents.set(row.contract_id, [...(rents.get(row.contract_id) ?? []), row]);
  return rents;
};

/** Terms from which a contract is created. */
export interface LetUnit extends PricedUnit {
  id: string;
  deposit_months: number;
  term_months: number;
}

const letUnit = ({ area, ...unit }: LetUnit): LetUnit => ({ ...unit, area: area / 100 });

const unitQuery = (db: Db | Tx, id: string) =>
  db
    .selectFrom('space_units')
    .select(['id', 'price_amount as amount', 'price_unit as unit', 'area', 'seats', 'deposit_months', 'term_months'])
    .where('id', '=', id);

/**
 * A unit with its price, its row locked: contracts of one unit are made one after another. Whoever locks a contract besides does so
 * before, since a contract's trigger locks its unit.
 */
export const lockLetUnit = async (tx: Tx, id: string): Promise<LetUnit | undefined> => {
  const unit = await unitQuery(tx, id).forNoKeyUpdate().executeTakeFirst();
  return unit && letUnit(unit);
};

/** Whether a contract that is not terminated has a day of these. */
export const isTaken = async (
  db: Db | Tx,
  unitId: string,
  { starts_on, ends_on }: { starts_on: string; ends_on: string },
): Promise<boolean> => {
  const other = await db
    .selectFrom('space_contracts')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('state', '<>', 'terminated')
    // The same expressions as the constraint `space_contracts_overlap`, whose index answers this.
    .where(sql<SqlBool>`space_unit_range(unit_id, unit_id, '[]') && space_unit_range(${unitId}, ${unitId}, '[]')`)
    .where(sql<SqlBool>`daterange(starts_on, ends_on, '[]') && daterange(${starts_on}, ${ends_on}, '[]')`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/** False where the number is another's. */
export const insertLease = async (tx: Tx, row: Insertable<SpaceTables['space_contracts']>): Promise<boolean> => {
  const taken = await tx
    .selectFrom('space_contracts')
    .select('id')
    .where('number', '=', row.number ?? '')
    .executeTakeFirst();
  if (taken) return false;
  await tx.insertInto('space_contracts').values(row).execute();
  return true;
};

export const updateLease = async (
  tx: Tx,
  id: string,
  change: Updateable<SpaceTables['space_contracts']>,
): Promise<void> => {
  await tx.updateTable('space_contracts').set(change).where('id', '=', id).execute();
};

export const insertRents = async (tx: Tx, rents: readonly Insertable<LeaseTables['space_rents']>[]): Promise<void> => {
  if (rents.length > 0)
    await tx
      .insertInto('space_rents')
      .values([...rents])
      .execute();
};
