import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { isCurrentStage } from '../../../frame/lifecycle/current-stage.ts';
import { rowsByIds } from '../../../frame/rows-by-ids.ts';
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

const summaryColumns = [
  ...(['id', 'number', 'declaration_id', 'enterprise_id', 'contact_person', 'contact_phone'] as const),
  ...(['amount', 'status', 'updated_at'] as const),
];

export type ApplicationSummaryRow = Pick<ApplicationRow, (typeof summaryColumns)[number]> &
  CallNames & {
    /** Of the last change. */
    reason: string | null;
  };

/** Applications for a list, with their calls. */
export const findSummaries = rowsByIds<ApplicationSummaryRow>((db, ids) =>
  db
    .selectFrom('policy_applications as a')
    .innerJoin('declarations as d', 'd.id', 'a.declaration_id')
    .leftJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('a.id', policyApplication)))
    .select(summaryColumns.map((name) => `a.${name}` as const))
    .select(['d.title_zh', 'd.title_en', 'd.closes_at', 'stage.reason'])
    .where('a.id', '=', anyOf(ids)),
);

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
