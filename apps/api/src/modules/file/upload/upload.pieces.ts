import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Upload } from '@zonekit/api-client/file/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Db, Tx, User } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { claimLeftover, nameLeftovers } from '../storage/leftovers.ts';
import { pieceKey } from '../storage/staging.ts';
import type { Storage } from '../storage/storage.ts';
import { checkAllowance, holdAllowance } from './allowance.ts';
import { type Intake, keepStaged, namedRule } from './receive.ts';
import { refusals } from './refusals.ts';
import {
  dropPieces,
  endUploads,
  findPieces,
  findUnfinished,
  findUpload,
  lockUpload,
  type UploadRow,
} from './upload.repository.ts';
import { addFile } from './upload.service.ts';

/** From one piece to the next. */
const LIFE_MS = 24 * 3600_000;
/** One that has stood still for so long makes room for a new one of its owner. */
const STILL_MS = 3600_000;
/** Minimum size of every piece but the last, since each is a row. */
const MIN_PIECE_BYTES = 64 * 1024;

const expiry = (now: Date): string => toIsoTime(new Date(now.getTime() + LIFE_MS));

export const describeUpload = ({ id, name, size, received, fingerprint, expires_at }: UploadRow): Upload => ({
  id,
  name,
  size,
  offset: received,
  fingerprint,
  expires_at,
});

const mustFind = async (db: Db | Tx, user: User, id: string, now: Date): Promise<UploadRow> => {
  const upload = await findUpload(db, user.user_id, id, now);
  if (!upload) throw new Problem(404, 'not_found');
  return upload;
};

/** Ends what has expired, of one user or of all. */
const endExpired = async (tx: Tx, now: Date, userId?: string): Promise<void> => {
  const expired = tx.selectFrom('uploads').select('id').where('expires_at', '<=', toIsoTime(now));
  const theirs = userId === undefined ? expired : expired.where('owner_id', '=', userId);
  const uploads = await theirs.forUpdate().skipLocked().execute();
  await endUploads(
    tx,
    uploads.map(({ id }) => id),
    now,
  );
};

export const sweepUploads = ({ db, now }: Context): Promise<void> =>
  db.transaction().execute((tx) => endExpired(tx, now()));

/**
 * Starts an upload, or returns the unfinished one of the same file.
 * @throws Problem 413, 415, 422 for what no content could make right; 429
 */
export const beginUpload = (
  db: Db | Tx,
  user: User,
  sent: { name: string; size: number; fingerprint: string },
  now: Date,
): Promise<UploadRow> =>
  inTransaction(db, async (tx) => {
    const { name, rule } = namedRule(sent.name);
    const { size, fingerprint } = sent;
    if (size === 0) throw refusals.empty();
    if (size > rule.limit) throw refusals.tooLarge(rule);
    await holdAllowance(tx, user.user_id);
    await endExpired(tx, now, user.user_id);
    const unfinished = await findUnfinished(tx, user.user_id, now);
    const same = unfinished.find((row) => row.fingerprint === fingerprint && row.size === size && row.name === name);
    if (same) return same;
    const stillSince = toIsoTime(new Date(now.getTime() + LIFE_MS - STILL_MS));
    const still = unfinished.filter((row) => row.expires_at < stillSince);
    await checkAllowance(tx, user.user_id, size, now).catch(async (refusal: unknown) => {
      if (still.length === 0) throw refusal;
      await endUploads(
        tx,
        still.map(({ id }) => id),
        now,
      );
      await checkAllowance(tx, user.user_id, size, now);
    });
    const row = {
      id: `ul-${randomUUID()}`,
      owner_id: user.user_id,
      name,
      size,
      received: 0,
      fingerprint,
      file_id: null,
    };
    return tx
      .insertInto('uploads')
      .values({ ...row, created_at: toIsoTime(now), expires_at: expiry(now) })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

export const getUpload = mustFind;

/**
 * Adds a piece, whole or not at all. Of two that come at once for one offset the first one counts.
 * @throws Problem 404; 409 with `details.offset` for another offset than the upload has; 413, 422
 */
export const appendPiece = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  storage: Storage,
  user: User,
  piece: { uploadId: string; offset: number; bytes: Buffer },
): Promise<UploadRow> => {
  const { uploadId, offset, bytes } = piece;
  const upload = await mustFind(db, user, uploadId, now());
  const end = offset + bytes.length;
  if (upload.file_id !== null || upload.received !== offset) throw refusals.offset(upload.received);
  if (end > upload.size) throw refusals.beyond();
  if (bytes.length < MIN_PIECE_BYTES && (end < upload.size || bytes.length === 0)) throw refusals.smallPiece();
  const storage_key = pieceKey();
  await nameLeftovers(db, [storage_key], now());
  await storage.write(storage_key, bytes);
  const added = await db.transaction().execute(async (tx) => {
    const grown = await tx
      .updateTable('uploads')
      .set({ received: end, expires_at: expiry(now()) })
      .where('id', '=', uploadId)
      .where('received', '=', offset)
      .where('file_id', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!grown) return null;
    await tx
      .insertInto('upload_pieces')
      .values({ upload_id: uploadId, start: offset, size: bytes.length, storage_key })
      .execute();
    await claimLeftover(tx, storage_key);
    return grown;
  });
  if (added) return added;
  throw refusals.offset((await mustFind(db, user, uploadId, now())).received);
};

const bytesOf = async function* (storage: Storage, keys: readonly { storage_key: string }[]): AsyncGenerator<Buffer> {
  for (const { storage_key } of keys) yield* await storage.open(storage_key);
};

/** The pieces as one checked file. A permanent refusal ends the upload, if it was not finished meanwhile. */
const assemble = async (db: Db, intake: Intake, upload: UploadRow, sha256: string, now: Date) => {
  const named = namedRule(upload.name);
  const source = Readable.from(bytesOf(intake.storage, await findPieces(db, upload.id)));
  const staged = await intake.storage.stage(source, upload.size);
  try {
    return await keepStaged(intake, staged, named, sha256);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) {
      await db.transaction().execute(async (tx) => {
        if ((await lockUpload(tx, upload.id))?.file_id === null) await endUploads(tx, [upload.id], now);
      });
    }
    throw error;
  }
};

/**
 * Makes a file of an upload and answers its id; the same once more for one that is finished.
 * @throws Problem 404; 409 with `details.offset` where pieces are missing; what an upload in one piece is refused for
 */
export const finishUpload = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  intake: Intake,
  user: User,
  id: string,
  sha256: string,
): Promise<string> => {
  const upload = await mustFind(db, user, id, now());
  if (upload.file_id !== null) return upload.file_id;
  if (upload.received < upload.size) throw refusals.offset(upload.received);
  try {
    const received = await assemble(db, intake, upload, sha256, now());
    return await db.transaction().execute(async (tx) => {
      const mine = await lockUpload(tx, id);
      if (!mine) throw new Problem(404, 'not_found');
      if (mine.file_id !== null) return mine.file_id;
      const fileId = await addFile(tx, user, received, now(), id);
      await tx.updateTable('uploads').set({ file_id: fileId }).where('id', '=', id).execute();
      await dropPieces(tx, [id], now());
      return fileId;
    });
  } catch (error) {
    // Two finish at once: the one that was later finds the pieces gone.
    const { file_id } = (await findUpload(db, user.user_id, id, now())) ?? { file_id: null };
    if (file_id !== null) return file_id;
    throw error;
  }
};

/** @throws Problem 404 */
export const cancelUpload = (db: Db | Tx, user: User, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await mustFind(tx, user, id, now);
    await endUploads(tx, [id], now);
  });
