import type { Insertable, Selectable, Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { compiledOnce } from '../../../database/compiled.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import type { DeclarationListRow } from '../policy.repository.ts';
import type { ApplicationTables } from './application.tables.ts';

export type ApplicationRow = Selectable<ApplicationTables['policy_applications']>;

/** What an application shows of its call. */
export type CallNames = Pick<DeclarationListRow, 'title_zh' | 'title_en' | 'closes_at'>;

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

const withCalls = compiledOnce((db, value: { ids: readonly string[] }) =>
  db
    .selectFrom('policy_applications as a')
    .innerJoin('declarations as d', 'd.id', 'a.declaration_id')
    .selectAll('a')
    .select(['d.title_zh', 'd.title_en', 'd.closes_at'])
    .where('a.id', '=', anyOf(value.ids)),
);

/** Rows with what is shown of their calls, in the order of the ids; an unknown id is left out. */
export const findApplications = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ row: ApplicationRow; call: CallNames }[]> => {
  if (ids.length === 0) return [];
  const rows = await withCalls(db, { ids });
  const byId = new Map(
    rows.map(({ title_zh, title_en, closes_at, ...row }) => [row.id, { row, call: { title_zh, title_en, closes_at } }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
};

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
