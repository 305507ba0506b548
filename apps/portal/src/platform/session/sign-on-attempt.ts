import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { createSlot, tabStore } from '@zonekit/portal-kit/device-storage/core';

/** A sign-on that this tab has begun. */
export interface SignOnAttempt {
  /** Random; comes back with the code. Source: RFC 6749, section 10.12. */
  state: string;
  provider: SsoProvider;
  /** Where the visitor comes back to. */
  path: string;
}

const parse = (value: unknown): SignOnAttempt | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { state, provider, path } = value as Record<keyof SignOnAttempt, unknown>;
  if (typeof state !== 'string' || typeof path !== 'string') return null;
  return provider === 'scyq' || provider === 'yksso' ? { state, provider, path } : null;
};

/** In sessionStorage: it survives the way to another site and back, and belongs to this tab alone. */
const slot = createSlot({ key: 'zonekit.signOn', version: 1, parse, store: tabStore });

/** @returns false where the browser forbids storage: the attempt could not be checked after the redirect back. */
export const storeAttempt = (attempt: SignOnAttempt): boolean => slot.write(attempt);

/**
 * The attempt to which a callback belongs; null where this tab has begun no sign-on with that state. Deletes it, so that
 * each state serves once.
 */
export const takeAttempt = (state: string | undefined): SignOnAttempt | null => {
  const attempt = slot.read();
  slot.remove();
  return attempt?.state === state ? attempt : null;
};
