import { sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { Quarter } from './report.period.ts';
import type { ReportRow, ReportTables } from './report.tables.ts';

/** Rows in the order of their ids; an unknown id is left out. */
export const findReports = async (db: Db | Tx, ids: readonly string[]): Promise<ReportRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('space_business_reports').selectAll().where('id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The row, locked until the transaction ends, so that two changes of it follow one another. */
export const lockReport = (tx: Tx, id: string): Promise<ReportRow | undefined> =>
  tx.selectFrom('space_business_reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateReport = async (
  tx: Tx,
  id: string,
  change: Updateable<ReportTables['space_business_reports']>,
): Promise<void> => {
  await tx.updateTable('space_business_reports').set(change).where('id', '=', id).execute();
};

/** Names of enterprises by id; none of one that is gone. */
export const namesOfEnterprises = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('enterprises').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** All reports of some enterprises that hold figures, the earliest first. */
export const reportsWithFigures = (db: Db | Tx, enterpriseIds: readonly string[]) =>
  db
    .selectFrom('space_business_reports')
    .select(['id', 'enterprise_id', 'period', 'starts_on', 'figures'])
    .where('enterprise_id', '=', anyOf(enterpriseIds))
    .where('figures', 'is not', null)
    .orderBy('starts_on')
    .execute();

/** The last quarters of an enterprise, the latest first. */
export const lastReports = (db: Db | Tx, enterpriseId: string, limit: number) =>
  db
    .selectFrom('space_business_reports')
    .select(['id', 'period', 'status', 'due_on', 'figures'])
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('starts_on', 'desc')
    .limit(limit)
    .execute();

/** Enterprises that leased something in a quarter and have no report on it. */
export const enterprisesToReport = async (
  db: Db | Tx,
  { period, starts_on, ends_on }: Quarter,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ enterprise_id: string }>`
    select distinct c.enterprise_id from space_contracts c
    where c.enterprise_id is not null and c.state in ('active', 'renewed')
      and c.starts_on <= ${ends_on}::date and c.ends_on >= ${starts_on}::date
      and not exists (select from space_business_reports r
        where r.enterprise_id = c.enterprise_id and r.period = ${period})
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ enterprise_id }) => enterprise_id);
};

/** Whether the row was inserted: not where the enterprise has a report on the quarter, or the number is another's. */
export const insertDueReport = async (
  tx: Tx,
  row: Pick<ReportRow, 'id' | 'number' | 'enterprise_id' | 'created_at'> & Quarter,
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('space_business_reports')
    .values({
      ...row,
      year: Number(row.starts_on.slice(0, 4)),
      figures: null,
      reasons: '[]',
      remark: '',
      version: 1,
      status: 'due',
      remarks: '[]',
      user_id: null,
      submitted_at: null,
      updated_at: row.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Reports that are due and were not handed in in time. */
export const reportsToRemind = (db: Db | Tx, today: string, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('space_business_reports')
    .select('id')
    .where('status', '=', 'due')
    .where('due_on', '<', today)
    .orderBy('due_on')
    .limit(limit)
    .execute();
