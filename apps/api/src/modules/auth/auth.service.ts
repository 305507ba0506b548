import type { LoginVia } from '@zonekit/api-client/account/contract';
import type { LoginData } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { enterpriseToActFor, lockUser, userInfoOf } from './auth.repository.ts';
import { fingerprint } from './auth.secrets.ts';
import { beginSession, issueToken, lockToken, REFRESHABLE_FROM_MS, replaceToken } from './auth.tokens.ts';
import type { Visit } from './auth.visit.ts';

/**
 * A new session of a user, who has proved who he is. A scheduled deletion of the account is cancelled.
 * @throws Problem 422 `credentials_invalid` where it has ended meanwhile
 */
export const logIn = (db: Db | Tx, user_id: string, via: LoginVia, visit: Visit, now: Date): Promise<LoginData> =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, user_id, now);
    if (!user) throw new Problem(422, 'credentials_invalid');
    const enterprise_id = await enterpriseToActFor(tx, user_id, user.last_enterprise_id);
    await tx
      .updateTable('users')
      .set({ last_enterprise_id: enterprise_id, deletion_due_at: null })
      .where('id', '=', user_id)
      .execute();
    const session_id = await beginSession(tx, { user_id, via, enterprise_id }, visit, now);
    return {
      ...(await issueToken(tx, session_id, now)),
      user_info: await userInfoOf(tx, user_id, enterprise_id),
      deletion_cancelled: user.deletion_due_at !== null,
    };
  });

const tooEarly = (refreshableFrom: Date) =>
  new Problem(422, 'transition_refused', {
    words: { 'zh-CN': '登录凭证尚不能续期', en: 'The login cannot be renewed yet' },
    details: { refreshable_from: toIsoTime(refreshableFrom) },
  });

/**
 * A new token for one that is 90 to 120 minutes old; earlier 422 `transition_refused` with `details.refreshable_from`.
 * The old one ends, after 30 seconds in which requests in flight, and a repeat of a refresh whose answer was lost, still pass.
 */
export const refresh = async ({ db, now }: Context, token: string): Promise<LoginData> => {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const old = await lockToken(tx, token);
    if (!old) throw new Problem(401, 'unauthenticated');
    const refreshableFrom = new Date(new Date(old.issued_at).getTime() + REFRESHABLE_FROM_MS);
    if (at < refreshableFrom) throw tooEarly(refreshableFrom);
    return {
      ...(await replaceToken(tx, old, at)),
      user_info: await userInfoOf(tx, old.user_id, old.enterprise_id),
      deletion_cancelled: false,
    };
  });
};

/** Ends the session of a token. Resolves to how it was begun; null when it had ended already. */
export const logOut = async (db: Db, token: string): Promise<LoginVia | null> => {
  const session = db.selectFrom('tokens').where('hash', '=', fingerprint(token)).select('session_id');
  const ended = await db.deleteFrom('sessions').where('id', '=', session).returning('via').executeTakeFirst();
  return ended?.via ?? null;
};

/** Ends the sessions of a user, but for one that is to stay. Resolves to how many ended. */
export const endSessions = async (db: Db | Tx, user_id: string, except: string | null): Promise<number> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
};
