import type { FinanceTarget } from '@zonekit/api-client/finance/application/contract';
import { endStates } from '@zonekit/api-client/lifecycle';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { type Insertable, sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { FinanceApplicationRow, FinanceApplicationTables } from './application.tables.ts';

type Table = FinanceApplicationTables['finance_applications'];

/** False where the number is another's. */
export const insertApplication = async (tx: Tx, row: Insertable<Table>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('finance_applications')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows with the enterprise's name, in the order of their ids; an unknown id is left out. */
export const findApplications = async (db: Db | Tx, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('finance_applications as a')
    .leftJoin('enterprises as e', 'e.id', 'a.enterprise_id')
    .selectAll('a')
    .select('e.name as enterprise')
    .where('a.id', '=', anyOf(ids))
    .execute();
  return inOrder(rows, ids);
};

/** Rows after an id, by id, for exports. */
export const applicationsAfter = (db: Db | Tx, id: string, limit: number): Promise<FinanceApplicationRow[]> =>
  db.selectFrom('finance_applications').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockApplication = (tx: Tx, id: string): Promise<FinanceApplicationRow | undefined> =>
  tx.selectFrom('finance_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateApplication = async (tx: Tx, id: string, change: Updateable<Table>): Promise<void> => {
  await tx.updateTable('finance_applications').set(change).where('id', '=', id).execute();
};

/** An application of an enterprise to the same target that has not ended. Simultaneous ones wait for each other here. */
export const runningTo = async (tx: Tx, enterpriseId: string, target: FinanceTarget, targetId: string) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`finance ${enterpriseId} ${target} ${targetId}`}))`.execute(tx);
  return tx
    .selectFrom('finance_applications')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('target', '=', target)
    .where('target_id', '=', targetId)
    .where('status', 'not in', endStates(financeApplication))
    .executeTakeFirst();
};
