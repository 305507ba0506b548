import type { Context, Tx } from '../../frame/context.ts';
import { revokeFeeds } from '../feed/feed.service.ts';
import { forgiveAttempts, LONGEST_LOCK_MS, locksByAddress, withAttempts } from './auth.attempts.ts';
import { findByLoginName } from './auth.repository.ts';
import { isPassword } from './auth.secrets.ts';
import { endSessions } from './auth.service.ts';

/** From all addresses together; a person mistypes less often. Then there is the code by text message. */
const FROM_EVERYWHERE = { allowed: 50, ms: LONGEST_LOCK_MS } as const;

const attemptsKey = (account: string): string => `password:${account}`;

/**
 * The id of the user whose account (or phone) and password these are. Throws 422 `credentials_invalid` with
 * `details.failures_left`, or 422 `account_locked`: after five wrong passwords from this network address, or fifty from
 * all. Answer and work (one hash) are the same for an account that does not exist, has no password, or is locked.
 */
export const checkPassword = async (
  context: Context,
  loginName: string,
  password: string,
  address: string,
): Promise<string> => {
  const user = await findByLoginName(context.db, loginName, context.now());
  // Before the count, which decides alone: a locked try does the same work, and one refused by a full queue is not counted.
  const right = await isPassword(password, user?.password_hash);
  const key = attemptsKey(user?.account ?? loginName.trim().toLowerCase());
  const limits = locksByAddress(key, address, FROM_EVERYWHERE);
  return withAttempts(context, limits, { code: 'credentials_invalid' }, async () => (user && right ? user.id : null));
};

/** A new password ends what the old one opened: sessions, but for one that is to stay, and feeds. Resolves to the number of sessions. */
export const replacePassword = async (
  tx: Tx,
  user_id: string,
  password_hash: string,
  exceptSession: string | null,
): Promise<number> => {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
  await revokeFeeds(tx, user_id);
  return endSessions(tx, user_id, exceptSession);
};

/** Wrong passwords of before count no longer, at any address. */
export const forgivePasswords = (context: Context, account: string): Promise<void> =>
  forgiveAttempts(context, attemptsKey(account));
