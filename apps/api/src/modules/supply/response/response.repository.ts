import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { ResponseRow } from './response.tables.ts';

/** False where the number is another's. */
export const insertResponse = async (tx: Tx, row: ResponseRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('supply_responses')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findResponses = async (db: Db | Tx, ids: readonly string[]): Promise<ResponseRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('supply_responses').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

export const findResponse = (db: Db | Tx, id: string): Promise<ResponseRow | undefined> =>
  db.selectFrom('supply_responses').selectAll().where('id', '=', id).executeTakeFirst();

/** An enterprise's response to a demand that was not declined. */
export const standingResponse = (tx: Tx, demandId: string, enterpriseId: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('supply_responses')
    .select('id')
    .where('demand_id', '=', demandId)
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '<>', 'declined')
    .executeTakeFirst();

/** Those that wait for an answer first, then the newest. */
export const responsesTo = async (db: Db | Tx, demandId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('supply_responses')
    .select('id')
    .where('demand_id', '=', demandId)
    .orderBy((order) =>
      order.case().when('status', '=', 'sent').then(0).when('status', '=', 'accepted').then(1).else(2).end(),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
};

/** Those to a demand that wait for an answer. */
export const unanswered = (tx: Tx, demandId: string): Promise<{ id: string }[]> =>
  tx
    .selectFrom('supply_responses')
    .select('id')
    .where('demand_id', '=', demandId)
    .where('status', '=', 'sent')
    .orderBy('id')
    .execute();

export const setResponseStatus = async (
  tx: Tx,
  id: string,
  change: Pick<ResponseRow, 'status' | 'updated_at'>,
): Promise<void> => {
  await tx.updateTable('supply_responses').set(change).where('id', '=', id).execute();
};
