import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Tx, User } from '../../../frame/context.ts';
import type { FileRow } from '../file.repository.ts';
import { claimLeftover, nameLeftovers } from '../storage/leftovers.ts';
import { type Storage, TooLong } from '../storage/storage.ts';
import { enterpriseNameOf, fillPattern } from './mark-text.ts';
import { marked } from './marked.ts';
import { Refused } from './refused.ts';
import { serialQueue } from './serial-queue.ts';

/** Bytes as they are handed out. */
export interface StoredBytes {
  storage_key: string;
  size: number;
  created_at: string;
}

/** Of a marked file: a PDF grows by a few kilobytes a page, a picture by what its format makes of fine lines. */
const MAX_BYTES = 256 * 1024 * 1024;
const MOST_WAITING = 20;

const dayOf = (now: Date): string => toIsoTime(now).slice(0, 10);

/** Marked copies of files, by file, grantee, day and words; nothing of them is in a process but those that are being made. */
export interface Copies {
  /**
   * The copy of today, made where it is not there yet: once for all who ask at the same time. A second instance may make it
   * too; the bytes and so their key are the same.
   *
   * @throws Refused, Unavailable, Missing
   */
  of: (file: FileRow, user: User) => Promise<StoredBytes>;
  /** Lets a copy go whose bytes the storage has lost. */
  forget: (copy: StoredBytes) => Promise<void>;
}

export const createCopies = ({ db, now, config }: Context, storage: Storage): Copies => {
  const making = new Map<string, Promise<StoredBytes>>();
  const inTurn = serialQueue(MOST_WAITING);

  const find = (id: string): Promise<StoredBytes | undefined> =>
    db.selectFrom('file_copies').select(['storage_key', 'size', 'created_at']).where('id', '=', id).executeTakeFirst();

  const make = async (id: string, file: FileRow, user: User, text: string): Promise<StoredBytes> => {
    const source = await storage.open(file.storage_key);
    const job = { kind: file.kind === 'pdf' ? 'pdf' : 'image', text } as const;
    const staged = await storage.stage(Readable.from(marked(job, source)), MAX_BYTES).catch((error: unknown) => {
      throw error instanceof TooLong ? new Refused('too_large', error.message) : error;
    });
    try {
      const { key: storage_key, size } = staged;
      await nameLeftovers(db, [storage_key], now());
      await storage.keep(staged);
      const made = { storage_key, size, created_at: toIsoTime(now()) };
      await db.transaction().execute(async (tx) => {
        const row = { id, file_id: file.id, user_id: user.user_id, day: dayOf(now()), ...made };
        const inserted = await tx
          .insertInto('file_copies')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        // Another instance was first: whether its row needs this key, the sweep sees.
        if (inserted) await claimLeftover(tx, storage_key);
      });
      return (await find(id)) ?? made;
    } finally {
      await storage.discard(staged);
    }
  };

  return {
    async of(file, user) {
      const enterprise = await enterpriseNameOf(db, user);
      const { name, account } = user;
      const date = dayOf(now());
      const text = fillPattern(config.watermark ?? '', { enterprise, name, account, date, file: file.id });
      const id = createHash('sha256')
        .update(JSON.stringify([file.id, file.storage_key, user.user_id, date, text]))
        .digest('hex');
      const copy = await find(id);
      if (copy) return copy;
      const pending = making.get(id);
      if (pending) return pending;
      const made = inTurn(() => make(id, file, user, text)).finally(() => making.delete(id));
      making.set(id, made);
      return made;
    },
    async forget({ storage_key }) {
      await db.deleteFrom('file_copies').where('storage_key', '=', storage_key).execute();
    },
  };
};

/** Lets go of copies of days past, and of those whose permission is no more: it was withdrawn, its user or its file is gone. */
export const endCopies = async (tx: Tx, now: Date): Promise<void> => {
  const ended = await tx
    .deleteFrom('file_copies')
    .where((where) =>
      where.or([
        where('day', '<', dayOf(now)),
        sql<boolean>`not exists (select from file_permissions permission where permission.file_id = file_copies.file_id
          and permission.user_id = file_copies.user_id and permission.status = 'AUTHORIZED')`,
      ]),
    )
    .returning('storage_key')
    .execute();
  await nameLeftovers(
    tx,
    ended.map(({ storage_key }) => storage_key),
    now,
  );
};
