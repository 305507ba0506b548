import type { Locale } from '@zonekit/api-client/contract';
import type { Attachment, PermissionStatus } from '@zonekit/api-client/file/contract';
import { allowedFrom } from '@zonekit/api-client/lifecycle';
import { filePermission } from '@zonekit/api-client/lifecycle/file-permission';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { move } from '../../frame/lifecycle/lifecycle.ts';
import type { FileAccess } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import * as repository from './file.repository.ts';
import { endCopies } from './watermark/copies.ts';

export const nameOf = (file: { name: string; name_en: string | null }, locale: Locale): string =>
  locale === 'en' && file.name_en !== null ? file.name_en : file.name;

type AttachedFile = Pick<repository.FileRow, 'id' | 'name' | 'name_en' | 'kind' | 'mime' | 'size' | 'access'>;

/**
 * Files as attachments of something else, in their order.
 * @param userId whose permissions are included; null for a visitor who is not signed in
 */
export const describeFiles = async (
  db: Db | Tx,
  files: readonly AttachedFile[],
  userId: string | null,
  locale: Locale,
): Promise<Attachment[]> => {
  const ids = files.map(({ id }) => id);
  const statuses = userId === null ? null : await repository.statusesOf(db, userId, ids);
  return files.map((file): Attachment => {
    const { id, kind, mime, size, access } = file;
    const permission_status = access === 'permission' && statuses ? (statuses.get(id) ?? 'NONE') : null;
    return { id, name: nameOf(file, locale), kind, mime, size, access, permission_status };
  });
};

/** The same by the files' ids; an unknown one is left out. */
export const describeAttachments = async (
  db: Db | Tx,
  fileIds: readonly string[],
  userId: string | null,
  locale: Locale,
): Promise<Attachment[]> => {
  const files = new Map((await repository.findFiles(db, fileIds)).map((file) => [file.id, file]));
  return describeFiles(
    db,
    fileIds.flatMap((id) => files.get(id) ?? []),
    userId,
    locale,
  );
};

/**
 * The attachments of each of some rows, read together.
 * @param idsOf the files of a row
 */
export const attachmentsOf = async <Row>(
  db: Db | Tx,
  rows: readonly Row[],
  idsOf: (row: Row) => readonly string[],
  { user, locale }: { user: Pick<User, 'user_id'>; locale: Locale },
): Promise<(row: Row) => Attachment[]> => {
  const files = await describeAttachments(db, [...new Set(rows.flatMap(idsOf))], user.user_id, locale);
  const byId = new Map(files.map((file) => [file.id, file]));
  return (row) => idsOf(row).flatMap((id) => byId.get(id) ?? []);
};

/**
 * Makes a file of one kind public, so that it can be part of a public page.
 * @returns false where there is none, it is of another kind, or it is neither public nor this user's own upload
 */
export const publishFile = async (
  tx: Tx,
  user: User,
  fileId: string,
  kind: repository.FileRow['kind'],
): Promise<boolean> => {
  const file = await repository.findFile(tx, fileId);
  if (file?.kind !== kind) return false;
  if (file.access === 'public') return true;
  if (file.access !== 'private' || file.owner_id !== user.user_id) return false;
  await tx.updateTable('files').set({ access: 'public' }).where('id', '=', fileId).execute();
  return true;
};

const seesPrivate = async (db: Db | Tx, file: repository.FileRow, user: User, access: readonly FileAccess[]) => {
  if (file.owner_id === user.user_id || user.role === 'operator') return true;
  for (const allows of access) if (await allows(db, file.id, user)) return true;
  return false;
};

/**
 * The file, where this visitor may have its bytes. A private one does not exist for others.
 * @throws Problem 404, 401 where it needs a login, 412 with `data.permission_status` where it needs a permission.
 * An operator, who decides about permissions, sees every file. The prompts of specification section 4 are the file viewer's, by that
 * status.
 */
export const openFor = async (
  db: Db | Tx,
  id: string,
  user: User | null,
  access: readonly FileAccess[],
): Promise<repository.FileRow> => {
  const file = await repository.findFile(db, id);
  if (!file) throw new Problem(404, 'not_found');
  if (file.access === 'public') return file;
  if (user === null) throw new Problem(401, 'unauthenticated');
  if (file.access === 'private') {
    if (await seesPrivate(db, file, user, access)) return file;
    throw new Problem(404, 'not_found');
  }
  if (file.access === 'login' || user.role === 'operator' || file.owner_id === user.user_id) return file;
  const status = (await repository.statusesOf(db, user.user_id, [id])).get(id) ?? 'NONE';
  if (status === 'AUTHORIZED') return file;
  throw new Problem(412, 'permission_required', { data: { permission_status: status } });
};

/** The subject id under which the events of a user's permission are stored. */
export const permissionKey = (fileId: string, userId: string): string => `${fileId} ${userId}`;

const mustExist = async (db: Db | Tx, id: string): Promise<repository.FileRow> => {
  const file = await repository.findFile(db, id);
  if (!file) throw new Problem(404, 'not_found');
  return file;
};

/**
 * Asks for permission and answers the status that now holds: `pending` after `NONE` or `REJECT`, else what it was. A file
 * that asks for none answers `AUTHORIZED`.
 */
export const applyPermission = (
  db: Db | Tx,
  user: User,
  fileId: string,
  reason: string | null,
  now: Date,
): Promise<PermissionStatus> =>
  inTransaction(db, async (tx) => {
    const file = await mustExist(tx, fileId);
    // Whose it is not, for them it does not exist; there is nothing to ask for either.
    if (file.access === 'private' && file.owner_id !== user.user_id) throw new Problem(404, 'not_found');
    if (file.access !== 'permission') return 'AUTHORIZED';
    const from = await repository.lockStatus(tx, fileId, user.user_id);
    if (!allowedFrom(filePermission, from, ['applicant']).includes('pending')) return from;
    const at = toIsoTime(now);
    const row = { file_id: fileId, user_id: user.user_id, status: 'pending' as const, updated_at: at };
    if (from !== 'NONE') await repository.updateStatus(tx, row);
    else if (!(await repository.insertStatus(tx, row))) return repository.lockStatus(tx, fileId, user.user_id);
    const actor = { user, as: ['applicant'] } as const;
    await move(tx, filePermission, permissionKey(fileId, user.user_id), {
      from,
      to: 'pending',
      actor,
      reason,
      at: now,
    });
    return 'pending';
  });

/**
 * Grants or rejects a user's request, or withdraws a grant with its marked copies.
 * @throws Problem 422 `transition_refused` where nothing is pending or granted, 422 `validation_failed` for REJECT without a reason
 */
export const decidePermission = (
  db: Db | Tx,
  operator: User,
  fileId: string,
  decision: { user_id: string; status: 'AUTHORIZED' | 'REJECT'; reason: string | null },
  now: Date,
): Promise<PermissionStatus> =>
  inTransaction(db, async (tx) => {
    await mustExist(tx, fileId);
    const { user_id, status, reason } = decision;
    const from = await repository.lockStatus(tx, fileId, user_id);
    const actor = { user: operator, as: ['operator'] } as const;
    await move(tx, filePermission, permissionKey(fileId, user_id), { from, to: status, actor, reason, at: now });
    await repository.updateStatus(tx, { file_id: fileId, user_id, status, updated_at: toIsoTime(now) });
    if (from === 'AUTHORIZED') await endCopies(tx, now);
    return status;
  });
