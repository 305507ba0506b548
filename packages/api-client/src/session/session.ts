/** A token counts as expired this long after it was first stored. Source: specification, sections 4 and 9. */
export const TOKEN_LIFE_MS = 120 * 60_000;
/** From here to its end it can be refreshed. Source: specification, sections 4 and 9. */
export const REFRESHABLE_FROM_MS = 90 * 60_000;
/** From the end of a session to the reload of the page. Source: specification, sections 4 and 9. */
export const LOGOUT_RELOAD_DELAY_MS = 1000;

export type SessionStatus = 'anonymous' | 'active' | 'refreshable' | 'expired';

/**
 * What a session is worth at a moment, both in milliseconds: 90:00 is refreshable, 120:00 is expired.
 * A `storedAt` ahead of `now` (the clock was set back) counts as just stored. Source: design, section 5.
 */
export const sessionStatus = (session: { token: string; storedAt: number } | null, now: number): SessionStatus => {
  if (session === null) return 'anonymous';
  const age = Math.max(0, now - session.storedAt);
  if (age >= TOKEN_LIFE_MS) return 'expired';
  return age >= REFRESHABLE_FROM_MS ? 'refreshable' : 'active';
};
