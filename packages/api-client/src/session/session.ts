/** Milliseconds from storing a token to its expiry. */
export const TOKEN_LIFE_MS = 120 * 60_000;
/** Milliseconds from storing a token to the start of its refresh window. */
export const REFRESHABLE_FROM_MS = 90 * 60_000;
/** Milliseconds from the end of a session to the reload of the page. */
export const LOGOUT_RELOAD_DELAY_MS = 1000;

export type SessionStatus = 'anonymous' | 'active' | 'refreshable' | 'expired';

/**
 * Status of a session at `now`, both in milliseconds: 90:00 is refreshable, 120:00 is expired. A `storedAt` after `now`
 * (the clock was set back) counts as just stored.
 */
export const sessionStatus = (session: { token: string; storedAt: number } | null, now: number): SessionStatus => {
  if (session === null) return 'anonymous';
  const age = Math.max(0, now - session.storedAt);
  if (age >= TOKEN_LIFE_MS) return 'expired';
  return age >= REFRESHABLE_FROM_MS ? 'refreshable' : 'active';
};
