'use client';
import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../auth/auth.contract.ts';
import { useApi } from '../react/api-context.ts';
import type { SessionView } from './session-keeper.ts';

/** `unknown` on the server and until the page has come alive, so that both render the same. */
export type SessionState = SessionView | { status: 'unknown'; user: null };

const UNKNOWN: SessionState = { status: 'unknown', user: null };
const nothing = () => () => undefined;
const unknown = () => UNKNOWN;

/** Who is signed in. Follows logins and logouts of the other tabs. */
export const useSession = (): SessionState => {
  const { session } = useApi();
  return useSyncExternalStore<SessionState>(session?.subscribe ?? nothing, session?.view ?? unknown, unknown);
};

/** The signed-in user's id; null for nobody and while unknown. */
export const useUserId = (): UserInfo['user_id'] | null => useSession().user?.user_id ?? null;
