import type { ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import type { ApplicationTables } from './application.tables.ts';

export type ApplicationRow = Selectable<ApplicationTables['policy_applications']>;

/** The row that it is; null where the enterprise has one for the same call, or the number is another's. */
export const insertApplication = async (
  tx: Tx,
  row: Insertable<ApplicationTables['policy_applications']>,
): Promise<ApplicationRow | null> =>
  (await tx
    .insertInto('policy_applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

/** The enterprise's application for a call that was not declined. */
export const liveApplication = (db: Db | Tx, declarationId: string, enterpriseId: string) =>
  db
    .selectFrom('policy_applications')
    .selectAll()
    .where('declaration_id', '=', declarationId)
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '<>', 'declined')
    .executeTakeFirst();

export const findApplication = (db: Db | Tx, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('policy_applications').selectAll().where('id', '=', id).executeTakeFirst();

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('policy_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateApplication = (
  tx: Tx,
  id: string,
  change: Updateable<ApplicationTables['policy_applications']>,
): Promise<ApplicationRow> =>
  tx.updateTable('policy_applications').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteApplication = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('policy_applications').where('id', '=', id).execute();
};

export interface ApplicationListQuery {
  /** Null for everybody's but drafts, which an operator sees. */
  enterpriseId: string | null;
  status: ApplicationStatus | undefined;
  size: number;
  /** The last one of the page before, or how many to pass over. */
  after: { updated_at: string; id: string } | { skip: number };
}

/** The last touched first; one more than `size` where there are more. */
export const listApplications = async (
  db: Db | Tx,
  query: ApplicationListQuery,
): Promise<{ rows: ApplicationRow[]; total: number }> => {
  let found = db.selectFrom('policy_applications');
  if (query.enterpriseId !== null) found = found.where('enterprise_id', '=', query.enterpriseId);
  else found = found.where('status', '<>', 'draft');
  if (query.status !== undefined) found = found.where('status', '=', query.status);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  let page = found
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.size + 1);
  if ('skip' in query.after) page = page.offset(query.after.skip);
  else {
    const { updated_at, id } = query.after;
    page = page.where(sql<boolean>`(updated_at, id) < (${updated_at}::timestamptz, ${id})`);
  }
  return { rows: await page.execute(), total };
};
