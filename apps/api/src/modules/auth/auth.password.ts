import type { Context } from '../../frame/context.ts';
import { withAttempts } from './auth.attempts.ts';
import { findByLoginName } from './auth.repository.ts';
import { hashPassword, isPassword } from './auth.secrets.ts';

/** An account that does not exist costs as much time as one that does. */
let decoy: Promise<string> | null = null;
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('no account has this password');
  return decoy;
};

/** The key under which wrong passwords of a login name are counted. */
export const passwordAttempts = (loginName: string): string => `password:${loginName.trim().toLowerCase()}`;

/**
 * The id of the user whose account (or phone) and password these are. Throws 422 `credentials_invalid` with
 * `details.failures_left`, or 422 `account_locked`; the answers for an account that does not exist are the same.
 */
export const checkPassword = (context: Context, loginName: string, password: string): Promise<string> =>
  withAttempts(context, passwordAttempts(loginName), { code: 'credentials_invalid' }, async () => {
    const user = await findByLoginName(context.db, loginName, context.now());
    const right = await isPassword(password, user?.password_hash ?? (await decoyHash()));
    return user && right ? user.id : null;
  });
