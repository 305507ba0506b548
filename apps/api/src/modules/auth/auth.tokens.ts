import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { fingerprint, newSecret } from './auth.secrets.ts';

const MINUTE_MS = 60_000;

/** Source: specification, section 4. */
const TOKEN_LIFE_MS = 120 * MINUTE_MS;
export const REFRESHABLE_FROM_MS = 90 * MINUTE_MS;
/** After a refresh the old token still answers this long, so that requests in flight do not fail. */
export const REPLACED_GRACE_MS = 30_000;

export interface IssuedToken {
  token: string;
  issued_at: string;
  expires_at: string;
}

/** Makes a token and stores its hash. */
export const issueToken = async (
  db: Db | Tx,
  user_id: string,
  via: 'account' | 'sso',
  now: Date,
): Promise<IssuedToken> => {
  const token = newSecret();
  const issued_at = toIsoTime(now);
  const expires_at = toIsoTime(new Date(now.getTime() + TOKEN_LIFE_MS));
  const row = { hash: fingerprint(token), user_id, via, issued_at, expires_at, replaced_until: null };
  await db.insertInto('tokens').values(row).execute();
  return { token, issued_at, expires_at };
};

/** Whose token it is; null when it is unknown, 120 minutes old, or was replaced more than 30 seconds ago. */
export const authenticateToken = async (db: Db, token: string, now: Date): Promise<User | null> => {
  const at = toIsoTime(now);
  const user = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .where('tokens.hash', '=', fingerprint(token))
    .where('tokens.expires_at', '>', at)
    .where((where) => where.or([where('replaced_until', 'is', null), where('replaced_until', '>', at)]))
    .select(['users.id as user_id', 'account', 'name', 'role', 'enterprise_id'])
    .executeTakeFirst();
  return user ?? null;
};
