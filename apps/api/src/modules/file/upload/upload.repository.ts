import type { Selectable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import type { FileTables } from '../file.tables.ts';
import { nameLeftovers } from '../storage/leftovers.ts';

export type UploadRow = Selectable<FileTables['uploads']>;

/** A user's upload that has not expired. */
export const findUpload = (db: Db | Tx, userId: string, id: string, now: Date): Promise<UploadRow | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('expires_at', '>', toIsoTime(now))
    .executeTakeFirst();

/** Held until the transaction ends, so that an upload is finished or ended once. */
export const lockUpload = (tx: Tx, id: string): Promise<Pick<UploadRow, 'file_id'> | undefined> =>
  tx.selectFrom('uploads').select('file_id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Newest first. */
export const findUnfinished = (db: Db | Tx, userId: string, now: Date): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', toIsoTime(now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** In the order of their bytes. */
export const findPieces = (db: Db | Tx, uploadId: string): Promise<{ storage_key: string }[]> =>
  db.selectFrom('upload_pieces').select('storage_key').where('upload_id', '=', uploadId).orderBy('start').execute();

/** Lets go of uploads' pieces; the sweep removes their bytes. */
export const dropPieces = async (tx: Tx, uploadIds: readonly string[], now: Date): Promise<void> => {
  if (uploadIds.length === 0) return;
  const dropped = await tx
    .deleteFrom('upload_pieces')
    .where('upload_id', '=', anyOf(uploadIds))
    .returning('storage_key')
    .execute();
  await nameLeftovers(
    tx,
    dropped.map(({ storage_key }) => storage_key),
    now,
  );
};

/** Ends uploads, finished or not; the file that one has become stays. */
export const endUploads = async (tx: Tx, uploadIds: readonly string[], now: Date): Promise<void> => {
  if (uploadIds.length === 0) return;
  await dropPieces(tx, uploadIds, now);
  await tx.deleteFrom('uploads').where('id', '=', anyOf(uploadIds)).execute();
};
