import { type Insertable, sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { SettlementRow, SettlementTables } from './settlement.tables.ts';

/** Null where the number is another's. */
export const insertSettlement = async (
  tx: Tx,
  row: Insertable<SettlementTables['space_settlements']>,
): Promise<SettlementRow | null> =>
  (await tx
    .insertInto('space_settlements')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

const placed = (db: Db | Tx) =>
  db
    .selectFrom('space_settlements as s')
    .innerJoin('space_contracts as c', 'c.id', 's.contract_id')
    .innerJoin('space_units as u', 'u.id', 'c.unit_id')
    .leftJoin('enterprises as e', 'e.id', 's.enterprise_id')
    .selectAll('s')
    .select(['c.number as contract_number', 'u.title_zh', 'u.title_en', 'e.name as enterprise']);

/** With what is shown of contract and enterprise. */
export type PlacedSettlement = Awaited<ReturnType<ReturnType<typeof placed>['executeTakeFirstOrThrow']>>;

/** Rows in the order of their ids; an unknown id is left out. */
export const findSettlements = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedSettlement[]> => {
  if (ids.length === 0) return [];
  const rows = await placed(db).where('s.id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockSettlement = (tx: Tx, id: string): Promise<SettlementRow | undefined> =>
  tx.selectFrom('space_settlements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateSettlement = async (
  tx: Tx,
  id: string,
  change: Updateable<SettlementTables['space_settlements']>,
): Promise<void> => {
  await tx.updateTable('space_settlements').set(change).where('id', '=', id).execute();
};

/** A signed contract of an enterprise, locked so that two applications for it follow one another. */
export const lockContract = (tx: Tx, id: string, enterpriseId: string) =>
  tx
    .selectFrom('space_contracts')
    .select(['id', 'starts_on', 'ends_on', 'state'])
    .where('id', '=', id)
    .where('enterprise_id', '=', enterpriseId)
    .where('state', '<>', 'pending_signature')
    .forUpdate()
    .executeTakeFirst();

interface Period {
  starts_on: string;
  ends_on: string;
}

/** Fen of the rents whose period touches the given one. */
export const rentWithin = async (tx: Tx, contractId: string, { starts_on, ends_on }: Period): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0)::bigint as total from space_rents
    where contract_id = ${contractId} and starts_on <= ${ends_on}::date and ends_on >= ${starts_on}::date`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** Another application for the same days of a contract that was not rejected. */
export const overlapping = (tx: Tx, contractId: string, { starts_on, ends_on }: Period, except: string) =>
  tx
    .selectFrom('space_settlements')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('status', '<>', 'rejected')
    .where('starts_on', '<=', ends_on)
    .where('ends_on', '>=', starts_on)
    .where('id', '<>', except)
    .executeTakeFirst();
