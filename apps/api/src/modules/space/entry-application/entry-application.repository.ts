import type { Insertable, Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { EntryApplicationRow, EntryApplicationTables } from './entry-application.tables.ts';

type Table = EntryApplicationTables['space_applications'];

/** False where the number is another's. */
export const insertEntryApplication = async (tx: Tx, row: Insertable<Table>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('space_applications')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findEntryApplications = async (db: Db | Tx, ids: readonly string[]): Promise<EntryApplicationRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('space_applications').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockEntryApplication = (tx: Tx, id: string): Promise<EntryApplicationRow | undefined> =>
  tx.selectFrom('space_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateEntryApplication = async (tx: Tx, id: string, change: Updateable<Table>): Promise<void> => {
  await tx.updateTable('space_applications').set(change).where('id', '=', id).execute();
};

/** Displayed columns of units, by id. */
export const unitNamesOf = async (db: Db | Tx, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('space_units')
    .select(['id', 'park_id', 'title_zh', 'title_en'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
