import type { PermissionStatus } from '@zonekit/api-client/file/contract';
import type { Selectable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { compiledOnce } from '../../database/compiled.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { FileTables } from './file.tables.ts';

export type FileRow = Selectable<FileTables['files']>;

export const findFile = (db: Db | Tx, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

const filesByIds = compiledOnce((db, value: { ids: readonly string[] }) =>
  db.selectFrom('files').selectAll().where('id', '=', anyOf(value.ids)),
);

export const findFiles = async (db: Db | Tx, ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0 ? [] : filesByIds(db, { ids });

/** A user's permissions by file; without files that they never requested. */
export const statusesOf = async (
  db: Db | Tx,
  userId: string,
  fileIds: readonly string[],
): Promise<Map<string, PermissionStatus>> => {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_permissions')
    .select(['file_id', 'status'])
    .where('user_id', '=', userId)
    .where('file_id', '=', anyOf(fileIds))
    .execute();
  return new Map(rows.map((row) => [row.file_id, row.status]));
};

/** The status, locked until the transaction ends; `NONE` without a row. */
export const lockStatus = async (tx: Tx, fileId: string, userId: string): Promise<PermissionStatus> => {
  const row = await tx
    .selectFrom('file_permissions')
    .select('status')
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.status ?? 'NONE';
};

/** False where a concurrent request for the same was first. */
export const insertStatus = async (
  tx: Tx,
  row: { file_id: string; user_id: string; status: PermissionStatus; updated_at: string },
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('file_permissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const updateStatus = async (
  tx: Tx,
  row: { file_id: string; user_id: string; status: PermissionStatus; updated_at: string },
): Promise<void> => {
  await tx
    .updateTable('file_permissions')
    .set({ status: row.status, updated_at: row.updated_at })
    .where('file_id', '=', row.file_id)
    .where('user_id', '=', row.user_id)
    .execute();
};
