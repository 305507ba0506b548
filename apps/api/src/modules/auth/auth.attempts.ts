import { sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';

/** Wrong tries in a row that lock, and for how long. */
const ALLOWED_FAILURES = 5;
export const LOCK_MS = 15 * 60_000;

interface Attempt {
  failures: number;
  at: string;
}

const lockedUntil = ({ at }: Attempt, now: Date): { until: string; retry_after_s: number } => {
  const until = new Date(new Date(at).getTime() + LOCK_MS);
  return {
    until: toIsoTime(until),
    retry_after_s: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  };
};

/**
 * Counts a try before it is looked at, so that guesses sent side by side share the five. While locked (five failures, the
 * last one less than 15 minutes ago) the time stands still; after that the count starts over.
 */
const countAttempt = ({ db }: Context, key: string, now: Date): Promise<Attempt> => {
  const cutoff = toIsoTime(new Date(now.getTime() - LOCK_MS));
  const at = toIsoTime(now);
  return db
    .insertInto('login_attempts')
    .values({ account: key, failures: 1, at })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql<number>`case when login_attempts.at <= ${cutoff} then 1 else login_attempts.failures + 1 end`,
        at: sql<string>`case when login_attempts.at > ${cutoff} and login_attempts.failures >= ${ALLOWED_FAILURES}
          then login_attempts.at else ${at}::timestamptz end`,
      }),
    )
    .returning(['failures', 'at'])
    .executeTakeFirstOrThrow();
};

type Words = { 'zh-CN': string; en: string };

/** How a wrong try is answered: its code and words, those of the lock, and what else the details tell. */
export interface Refusal {
  code: 'credentials_invalid' | 'captcha_invalid';
  words?: Words;
  lockedWords?: Words;
  details?: Record<string, unknown>;
}

/** Forgets the failures: after a right try, or when what was guessed at has been replaced. */
export const forgiveAttempts = async ({ db }: Pick<Context, 'db'>, key: string): Promise<void> => {
  await db.deleteFrom('login_attempts').where('account', '=', key).execute();
};

/**
 * Runs `check`, whose null is a wrong try, at most five times in a row for a key: 422 with `details.failures_left`, then
 * 422 `account_locked` with `details.until` (ISO) and `details.retry_after_s`. A right try starts the count over.
 *
 * Not within a transaction: the count stays where the rest is rolled back.
 */
export const withAttempts = async <T>(
  context: Context,
  key: string,
  refusal: Refusal,
  check: () => Promise<T | null>,
): Promise<T> => {
  const now = context.now();
  const { code, words, lockedWords, details } = refusal;
  const attempt = await countAttempt(context, key, now);
  const locked = () => {
    const lock = lockedUntil(attempt, now);
    return new Problem(422, 'account_locked', {
      ...(lockedWords && { words: lockedWords }),
      details: { ...details, ...lock },
      headers: { 'retry-after': String(lock.retry_after_s) },
    });
  };
  if (attempt.failures > ALLOWED_FAILURES) throw locked();
  const found = await check();
  if (found !== null) {
    await forgiveAttempts(context, key);
    return found;
  }
  if (attempt.failures === ALLOWED_FAILURES) throw locked();
  const failures_left = ALLOWED_FAILURES - attempt.failures;
  throw new Problem(422, code, { ...(words && { words }), details: { ...details, failures_left } });
};
