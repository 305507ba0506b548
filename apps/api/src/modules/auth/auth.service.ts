import type { LoginData } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { userInfoOf } from './auth.repository.ts';
import { fingerprint } from './auth.secrets.ts';
import { issueToken, REFRESHABLE_FROM_MS, REPLACED_GRACE_MS } from './auth.tokens.ts';

/** A new session of a user. */
export const logIn = async (db: Db | Tx, user_id: string, via: 'account' | 'sso', now: Date): Promise<LoginData> => {
  const user_info = await userInfoOf(db, user_id);
  return { ...(await issueToken(db, user_id, via, now)), user_info };
};

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
    const old = await tx
      .selectFrom('tokens')
      .where('hash', '=', fingerprint(token))
      .select(['hash', 'user_id', 'via', 'issued_at', 'replaced_until'])
      .forUpdate()
      .executeTakeFirst();
    if (!old) throw new Problem(401, 'unauthenticated');
    const refreshableFrom = new Date(new Date(old.issued_at).getTime() + REFRESHABLE_FROM_MS);
    if (at < refreshableFrom) throw tooEarly(refreshableFrom);
    const replaced_until = old.replaced_until ?? toIsoTime(new Date(at.getTime() + REPLACED_GRACE_MS));
    await tx.updateTable('tokens').set({ replaced_until }).where('hash', '=', old.hash).execute();
    return logIn(tx, old.user_id, old.via, at);
  });
};

/** Ends the session of a token. Resolves to how it was begun; null when it had ended already. */
export const logOut = async (db: Db, token: string): Promise<'account' | 'sso' | null> => {
  const ended = await db
    .deleteFrom('tokens')
    .where('hash', '=', fingerprint(token))
    .returning('via')
    .executeTakeFirst();
  return ended?.via ?? null;
};
