import { limitKey } from '@zonekit/server/limit-key';
import { sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { fingerprint } from './auth.secrets.ts';

/** Wrong tries in a row, and for how long they lock. */
interface Lock {
  allowed: number;
  ms: number;
}

interface AttemptLimit extends Lock {
  key: string;
}

const MINUTE_MS = 60_000;
const FIVE: Lock = { allowed: 5, ms: 15 * MINUTE_MS };

/** No limit lasts longer; the sweep deletes counts that are older. */
export const LONGEST_LOCK_MS = 60 * MINUTE_MS;

/** For tries that count wherever they come from. */
export const lockOf = (key: string): AttemptLimit => ({ ...FIVE, key });

/**
 * A few tries for each network address, so that a stranger elsewhere locks nobody out, and more for all addresses
 * together, which ends guessing from many addresses.
 */
export const locksByAddress = (key: string, address: string, all: Lock, each: Lock = FIVE): AttemptLimit[] => [
  { ...each, key: `${key}@${fingerprint(limitKey(address))}` },
  { ...all, key },
];

interface Attempt {
  failures: number;
  at: string;
}

/**
 * Counts a try before its result is used, so that guesses sent side by side share the limit. While locked the time stands
 * still; after that the count starts over.
 */
const countAttempt = (db: Db, { key, allowed, ms }: AttemptLimit, now: Date): Promise<Attempt> => {
  const cutoff = toIsoTime(new Date(now.getTime() - ms));
  const at = toIsoTime(now);
  return db
    .insertInto('login_attempts')
    .values({ account: key, failures: 1, at })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql<number>`case when login_attempts.at <= ${cutoff} then 1 else login_attempts.failures + 1 end`,
        at: sql<string>`case when login_attempts.at > ${cutoff} and login_attempts.failures >= ${allowed}
          then login_attempts.at else ${at}::timestamptz end`,
      }),
    )
    .returning(['failures', 'at'])
    .executeTakeFirstOrThrow();
};

type Words = { 'zh-CN': string; en: string };

/** How a wrong try is answered: its code and words, those of the lock, and further details. */
export interface Refusal {
  code: 'credentials_invalid' | 'captcha_invalid';
  words?: Words;
  lockedWords?: Words;
  details?: { field?: string };
}

const lockedProblem = ({ lockedWords, details }: Refusal, { at }: Attempt, ms: number, now: Date): Problem => {
  const until = new Date(new Date(at).getTime() + ms);
  const retry_after_s = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem(422, 'account_locked', {
    ...(lockedWords && { words: lockedWords }),
    details: { ...details, until: toIsoTime(until), retry_after_s },
    headers: { 'retry-after': String(retry_after_s) },
  });
};

/** Forgets the failures under a key, at every address: what was guessed at has been replaced. */
export const forgiveAttempts = async ({ db }: Pick<Context, 'db'>, key: string): Promise<void> => {
  await db
    .deleteFrom('login_attempts')
    .where((where) => where.or([where('account', '=', key), sql<boolean>`starts_with(account, ${`${key}@`})`]))
    .execute();
};

/**
 * Runs `check`, whose null is a wrong try, within every limit: 422 with `details.failures_left`, then 422
 * `account_locked` with `details.until` (ISO) and `details.retry_after_s`. A right try starts the counts over.
 *
 * Not within a transaction: the count stays where the rest is rolled back.
 */
export const withAttempts = async <T>(
  context: Context,
  limits: readonly AttemptLimit[],
  refusal: Refusal,
  check: () => Promise<T | null>,
): Promise<T> => {
  const { db } = context;
  const now = context.now();
  const counts: { limit: AttemptLimit; attempt: Attempt }[] = [];
  for (const limit of limits) {
    const attempt = await countAttempt(db, limit, now);
    if (attempt.failures > limit.allowed) throw lockedProblem(refusal, attempt, limit.ms, now);
    counts.push({ limit, attempt });
  }
  const result = await check();
  if (result !== null) {
    const keys = limits.map(({ key }) => key);
    await db.deleteFrom('login_attempts').where('account', 'in', keys).execute();
    return result;
  }
  const last = counts.find(({ limit, attempt }) => attempt.failures === limit.allowed);
  if (last) throw lockedProblem(refusal, last.attempt, last.limit.ms, now);
  const { code, words, details } = refusal;
  const failures_left = Math.min(...counts.map(({ limit, attempt }) => limit.allowed - attempt.failures));
  throw new Problem(422, code, { ...(words && { words }), details: { ...details, failures_left } });
};
