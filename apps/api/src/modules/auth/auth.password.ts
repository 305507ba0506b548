import { sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { hashPassword, isPassword } from './auth.secrets.ts';

/** Wrong passwords in a row that lock an account, and for how long. */
const ALLOWED_FAILURES = 5;
export const LOCK_MS = 15 * 60_000;

const locked = (at: string, now: Date): Problem => {
  const until = new Date(new Date(at).getTime() + LOCK_MS);
  const retry_after_s = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem(422, 'account_locked', {
    details: { until: toIsoTime(until), retry_after_s },
    headers: { 'retry-after': String(retry_after_s) },
  });
};

/**
 * Counts a try before its password is looked at, so that guesses sent side by side share the five. While locked (five
 * failures, the last one less than 15 minutes ago) the time stands still; after that the count starts over.
 */
const countAttempt = async ({ db }: Context, account: string, now: Date): Promise<{ failures: number; at: string }> => {
  const cutoff = toIsoTime(new Date(now.getTime() - LOCK_MS));
  const at = toIsoTime(now);
  return db
    .insertInto('login_attempts')
    .values({ account, failures: 1, at })
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

/** An account that does not exist costs as much time as one that does. */
let decoy: Promise<string> | null = null;
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('no account has this password');
  return decoy;
};

/**
 * The id of the user whose account and password these are. Throws 422 `credentials_invalid` with
 * `details.failures_left`, or 422 `account_locked` with `details.until` (ISO) and `details.retry_after_s`; the answers
 * for an account that does not exist are the same.
 */
export const checkPassword = async (context: Context, account: string, password: string): Promise<string> => {
  const { db } = context;
  const now = context.now();
  const name = account.trim().toLowerCase();
  const attempt = await countAttempt(context, name, now);
  if (attempt.failures > ALLOWED_FAILURES) throw locked(attempt.at, now);
  const user = await db
    .selectFrom('users')
    .where('account', '=', name)
    .select(['id', 'password_hash'])
    .executeTakeFirst();
  const right = await isPassword(password, user?.password_hash ?? (await decoyHash()));
  if (user && right) {
    await db.deleteFrom('login_attempts').where('account', '=', name).execute();
    return user.id;
  }
  if (attempt.failures === ALLOWED_FAILURES) throw locked(attempt.at, now);
  throw new Problem(422, 'credentials_invalid', { details: { failures_left: ALLOWED_FAILURES - attempt.failures } });
};
