import { sql } from 'kysely';
import { toIsoTime } from '../database/parsers.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

/** At most so many uses within any stretch of so many milliseconds. */
export interface QuotaRule {
  max: number;
  ms: number;
}

/** No rule looks further back. */
export const QUOTA_MEMORY_MS = 3600_000;

/** Milliseconds until a use is allowed by every rule; 0 for now. `uses` in milliseconds, newest first. */
export const quotaWait = (uses: readonly number[], rules: readonly QuotaRule[], now: number): number =>
  Math.max(
    0,
    ...rules.map(({ max, ms }) => {
      const last = uses[max - 1];
      return last === undefined ? 0 : last + ms - now;
    }),
  );

/**
 * Uses a key once. The uses lie in the database, so that several instances share them, and wait for each other key by key.
 * @throws Problem 429 `rate_limited` with `details.retry_after_s`
 */
export const takeQuota = ({ db, now }: Context, key: string, rules: readonly QuotaRule[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx);
    const at = now();
    const uses = await tx
      .selectFrom('quota_uses')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', toIsoTime(new Date(at.getTime() - QUOTA_MEMORY_MS)))
      .orderBy('at', 'desc')
      .execute();
    const times = uses.map((use) => Date.parse(use.at));
    const retry_after_s = Math.ceil(quotaWait(times, rules, at.getTime()) / 1000);
    if (retry_after_s > 0) {
      const headers = { 'retry-after': String(retry_after_s) };
      throw new Problem(429, 'rate_limited', { details: { retry_after_s }, headers });
    }
    await tx
      .insertInto('quota_uses')
      .values({ key, at: toIsoTime(at) })
      .execute();
  });
