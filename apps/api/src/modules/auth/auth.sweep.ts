import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { LOCK_MS } from './auth.password.ts';

/** Tokens, captchas, sign-on sessions and codes that have ended, and failures that no longer count. */
export const sweepAuth = async ({ db, now }: Context): Promise<void> => {
  const at = toIsoTime(now());
  for (const table of ['tokens', 'captchas', 'sso_sessions', 'sso_codes'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', at).execute();
  }
  const failuresBefore = toIsoTime(new Date(now().getTime() - LOCK_MS));
  await db.deleteFrom('login_attempts').where('at', '<=', failuresBefore).execute();
};
