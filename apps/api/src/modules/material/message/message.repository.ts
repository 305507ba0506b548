import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { MessageRow } from './message.tables.ts';

/** False where the number is another's. */
export const insertMessage = async (tx: Tx, row: MessageRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('online_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findMessages = async (db: Db | Tx, ids: readonly string[]): Promise<MessageRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('online_messages').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockMessage = (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  tx.selectFrom('online_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
