import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Db, Tx } from '../../../frame/context.ts';
import type { Storage } from './storage.ts';

/**
 * A storage and a database share no transaction. What is written to the storage is therefore named here first, and taken
 * from here in the transaction that gives it a row; what loses its row comes back. So the sweep knows what nobody needs
 * without ever listing the storage, and a crash at any moment leaves nothing for good.
 *
 * Whoever names a key again while it is being swept waits for the sweep's lock, and writes after it.
 */
export const nameLeftovers = async (db: Db | Tx, storageKeys: readonly string[], now: Date): Promise<void> => {
  if (storageKeys.length === 0) return;
  const since = toIsoTime(now);
  await db
    .insertInto('storage_leftovers')
    .values(storageKeys.map((storage_key) => ({ storage_key, since })))
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ since }))
    .execute();
};

/** In the transaction that gives the key a row. */
export const claimLeftover = async (tx: Tx, storageKey: string): Promise<void> => {
  await tx.deleteFrom('storage_leftovers').where('storage_key', '=', storageKey).execute();
};

/** Longer than the slowest upload takes from its first byte to its row. */
const GRACE_MS = 3600_000;
/** The embedded database waits while files are removed. */
const AT_ONCE = 50;

const sweepSome = ({ db, now }: Context, storage: Storage): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const leftovers = await tx
      .selectFrom('storage_leftovers')
      .select((row) => [
        'storage_key',
        sql<boolean>`exists (select from files where files.storage_key = ${row.ref('storage_leftovers.storage_key')})
          or exists (select from upload_pieces where upload_pieces.storage_key = ${row.ref('storage_leftovers.storage_key')})
          or exists (select from file_copies where file_copies.storage_key = ${row.ref('storage_leftovers.storage_key')})`.as(
          'needed',
        ),
      ])
      .where('since', '<=', toIsoTime(new Date(now().getTime() - GRACE_MS)))
      .orderBy('since')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { storage_key, needed } of leftovers) {
      if (!needed) await storage.remove(storage_key);
      await claimLeftover(tx, storage_key);
    }
    return leftovers.length;
  });

/** Removes what nobody has needed for an hour. Safe on several instances. */
export const sweepLeftovers = async (context: Context, storage: Storage): Promise<void> => {
  while ((await sweepSome(context, storage)) === AT_ONCE);
};
