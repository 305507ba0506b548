import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { refusals } from './refusals.ts';

const MAX_TOTAL_BYTES = 1024 ** 3;
const MAX_AN_HOUR = 60;

/** Lets a user's uploads follow one another until the transaction ends, so that two at once cannot pass a limit together. */
export const holdAllowance = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userId}`}, 0))`.execute(tx);
};

/**
 * Whether a user may add a file of `size` bytes.
 * @throws Problem 413 above 1 GB in all, 429 above 60 files an hour
 */
export const checkAllowance = async (db: Db | Tx, userId: string, size: number, now: Date): Promise<void> => {
  const hourAgo = toIsoTime(new Date(now.getTime() - 3600_000));
  const { bytes, recent } = await db
    .selectFrom('files')
    .select((column) => [
      column.fn.coalesce(column.fn.sum<string | number>('size'), sql<number>`0`).as('bytes'),
      column.fn.countAll<string | number>().filterWhere('created_at', '>', hourAgo).as('recent'),
    ])
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(recent) >= MAX_AN_HOUR) throw refusals.tooMany();
  if (Number(bytes) + size > MAX_TOTAL_BYTES) throw refusals.noRoom();
};
