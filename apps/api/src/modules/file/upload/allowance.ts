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
 * Whether a user may add a file of `size` bytes. What is on its way in pieces counts as if it were there.
 * @param but the upload that is to become this file
 * @throws Problem 413 above 1 GB in all, 429 above 60 files an hour
 */
export const checkAllowance = async (db: Db | Tx, userId: string, size: number, now: Date, but = ''): Promise<void> => {
  const hourAgo = toIsoTime(new Date(now.getTime() - 3600_000));
  const { rows } = await sql<{ bytes: number; recent: number }>`
    select coalesce(sum(size), 0)::bigint as bytes, count(*) filter (where created_at > ${hourAgo}) as recent from (
      select size, created_at from files where owner_id = ${userId}
      union all
      select size, created_at from uploads
      where owner_id = ${userId} and file_id is null and id <> ${but} and expires_at > ${toIsoTime(now)}
    ) as theirs`.execute(db);
  const { bytes = 0, recent = 0 } = rows[0] ?? {};
  if (recent >= MAX_AN_HOUR) throw refusals.tooMany();
  if (bytes + size > MAX_TOTAL_BYTES) throw refusals.noRoom();
};
