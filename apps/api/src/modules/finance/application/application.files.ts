import { sql } from 'kysely';
import type { FileAccess } from '../../../frame/module.ts';
import type { FinanceApplicationRow } from './application.tables.ts';

/** Ids of an application's files: the licence, the statements, the others. */
export const filesOf = ({
  licence,
  statements,
  attachments,
}: Pick<FinanceApplicationRow, 'licence' | 'statements' | 'attachments'>): string[] => [
  licence,
  ...statements,
  ...attachments,
];

/** The members of an enterprise see the files of its applications. */
export const seesFinanceFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const row = await db
    .selectFrom('finance_applications')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(sql<boolean>`(licence = ${fileId} or ${fileId} = any(statements) or ${fileId} = any(attachments))`)
    .executeTakeFirst();
  return row !== undefined;
};
