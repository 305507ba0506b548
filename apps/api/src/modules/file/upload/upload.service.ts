import { randomUUID } from 'node:crypto';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { claimLeftover } from '../storage/leftovers.ts';
import { checkAllowance, holdAllowance } from './allowance.ts';
import type { Received } from './receive.ts';

/**
 * Makes a received file its sender's, private; answers its id.
 * @param uploadId the upload in pieces that it was
 * @throws Problem 413, 429 where the sender has no room for it
 */
export const addFile = (
  db: Db | Tx,
  user: User,
  { name, rule, key, size }: Received,
  now: Date,
  uploadId?: string,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await holdAllowance(tx, user.user_id);
    await checkAllowance(tx, user.user_id, size, now, uploadId);
    const id = `up-${randomUUID()}`;
    const { kind, mime } = rule;
    const row = { id, storage_key: key, name, name_en: null, mime, kind, size, access: 'private' as const };
    await tx
      .insertInto('files')
      .values({ ...row, owner_id: user.user_id, created_at: toIsoTime(now) })
      .execute();
    await claimLeftover(tx, key);
    return id;
  });
