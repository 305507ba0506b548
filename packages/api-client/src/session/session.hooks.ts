'use client';
import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../auth/auth.contract.ts';
import { useApi } from '../react/api-context.ts';
import type { SessionView } from './session-keeper.ts';

/** `unknown` on the server and during hydration, so that both render the same. */
export type SessionState = SessionView | { status: 'unknown'; user: null };

const UNKNOWN: SessionState = { status: 'unknown', user: null };
const nothing = () => () => undefined;
const unknown = () => UNKNOWN;

/** The state of the session. Follows logins and logouts of other tabs. */
export const useSession = (): SessionState => {
  const { session } = useApi();
  return useSyncExternalStore<SessionState>(session?.subscribe ?? nothing, session?.view ?? unknown, unknown);
};

/** Id of the signed-in user; null for a visitor and while unknown. */
export const useUserId = (): UserInfo['user_id'] | null => useSession().user?.user_id ?? null;
