import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { QUOTA_MEMORY_MS } from '../../frame/quota.ts';
import { LONGEST_LOCK_MS } from './auth.attempts.ts';

/** Tokens, sessions, captchas, codes and sign-on sessions that have ended; failures and uses that no longer count. */
export const sweepAuth = async ({ db, now }: Context): Promise<void> => {
  const at = toIsoTime(now());
  for (const table of ['tokens', 'captchas', 'sms_codes', 'sso_sessions', 'sso_codes', 'sso_attempts'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', at).execute();
  }
  await db
    .deleteFrom('sessions')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tokens').whereRef('tokens.session_id', '=', 'sessions.id').select('hash'))),
    )
    .execute();
  const failuresBefore = toIsoTime(new Date(now().getTime() - LONGEST_LOCK_MS));
  await db.deleteFrom('login_attempts').where('at', '<=', failuresBefore).execute();
  const usesBefore = toIsoTime(new Date(now().getTime() - QUOTA_MEMORY_MS));
  await db.deleteFrom('quota_uses').where('at', '<=', usesBefore).execute();
};
