import type { Insertable, Selectable, Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { ExpertTables } from '../expert.tables.ts';

export type ExpertEntryRow = Selectable<ExpertTables['expert_entries']>;

/** Null where the user has an entry that has not ended, or the number is another's. */
export const insertExpertEntry = async (
  tx: Tx,
  row: Insertable<ExpertTables['expert_entries']>,
): Promise<ExpertEntryRow | null> =>
  (await tx
    .insertInto('expert_entries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** The user's entry that was neither rejected nor withdrawn. */
export const liveExpertEntry = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('expert_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'not in', ['rejected', 'withdrawn'])
    .executeTakeFirst();

/** Rows in the order of their ids; an unknown id is left out. */
export const findExpertEntries = async (db: Db | Tx, ids: readonly string[]): Promise<ExpertEntryRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('expert_entries').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockExpertEntry = (tx: Tx, id: string): Promise<ExpertEntryRow | undefined> =>
  tx.selectFrom('expert_entries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateExpertEntry = async (
  tx: Tx,
  id: string,
  change: Updateable<ExpertTables['expert_entries']>,
): Promise<void> => {
  await tx.updateTable('expert_entries').set(change).where('id', '=', id).execute();
};
