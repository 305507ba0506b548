import type { LoginData, UserInfo } from '../auth/auth.contract.ts';
import { type SessionStatus, sessionStatus, TOKEN_LIFE_MS } from './session.ts';
import type { Session, SessionStore } from './session-store.ts';
import type { TabLock } from './tab-lock.ts';

/** `elsewhere`: another tab ended it. */
export type EndReason = 'logout' | 'unauthenticated' | 'expired' | 'elsewhere';

export type SessionView = { status: 'anonymous'; user: null } | { status: 'signed-in'; user: UserInfo };

interface Options {
  store: SessionStore;
  lock: TabLock;
  /** Asks the service for a new token; `refreshSession` of the auth client. */
  refresh: (token: string) => Promise<Pick<LoginData, 'token' | 'user_info'>>;
  /** Milliseconds. */
  now: () => number;
}

export interface SessionKeeper {
  status: () => SessionStatus;
  /** The same object until it changes. */
  view: () => SessionView;
  subscribe: (changed: () => void) => () => void;
  /** The token to send; null for none. Ends a session that has expired; from 90 minutes on starts a refresh beside the call. */
  token: () => string | null;
  /** A newer token than the refused one, once any refresh that is under way has come to its end; null where there is none. */
  renewToken: (refused: string) => Promise<string | null>;
  begin: (login: Pick<LoginData, 'token' | 'user_info'>) => void;
  /** Replaces what is known of the user, as after a change of it. */
  setUser: (user: UserInfo) => void;
  /**
   * Ends the session, once: another token than `token`, where given, is left alone, for it came after the one that failed.
   * @returns whether this call ended it
   */
  end: (reason: EndReason, token?: string | null) => boolean;
  /** Told once for each session that ended, in each tab. The specification reloads the page one second later. */
  onEnded: (ended: (reason: EndReason) => void) => () => void;
  /** Ends the session at its 120 minutes though nobody calls anything, and hears of other tabs. Answers how to stop. */
  watch: () => () => void;
}

/** Wait before another refresh after one that failed for the network's sake. */
const REFRESH_AGAIN_MS = 30_000;

const ANONYMOUS: SessionView = { status: 'anonymous', user: null };

/**
 * The life of a session in one tab, over a store that all tabs share.
 *
 * Many 401s at once make one logout: the first one clears the store, the others find another token there, or none.
 * A 401 may also come from a race: this tab sends the old token while another tab's refresh ends it. So a refused token
 * is first held against the store, after whoever refreshes is done.
 */
export const createSession = ({ store, lock, refresh, now }: Options): SessionKeeper => {
  const ended = new Set<(reason: EndReason) => void>();
  let latest: Session | null = store.read();
  let refreshing: Promise<void> | null = null;
  let notBefore = 0;
  let seen: { session: Session | null; view: SessionView } = { session: null, view: ANONYMOUS };

  const tellEnded = (reason: EndReason) => {
    for (const listener of [...ended]) listener(reason);
  };

  /** Another tab began, refreshed or ended the session. */
  const notice = () => {
    const before = latest;
    latest = store.read();
    if (before !== null && latest === null) tellEnded('elsewhere');
  };

  const begin: SessionKeeper['begin'] = (login) => {
    latest = { token: login.token, userInfo: login.user_info, storedAt: now() };
    notBefore = 0;
    store.write(latest);
  };

  const end: SessionKeeper['end'] = (reason, token) => {
    notice();
    const session = store.read();
    if (session === null || (token !== undefined && token !== session.token)) return false;
    latest = null;
    store.clear();
    tellEnded(reason);
    return true;
  };

  const current = (): Session | null => {
    notice();
    const session = store.read();
    if (sessionStatus(session, now()) !== 'expired') return session;
    end('expired', session?.token);
    return null;
  };

  const refreshOnce = () =>
    lock(async () => {
      const session = store.read();
      // Another tab was first, or the session ended, while this one waited for its turn.
      if (session === null || sessionStatus(session, now()) !== 'refreshable') return;
      try {
        const login = await refresh(session.token);
        if (store.read()?.token === session.token) begin(login);
      } catch {
        notBefore = now() + REFRESH_AGAIN_MS;
      }
    });

  const startRefresh = () => {
    const wait = notBefore - now();
    if (refreshing !== null || (wait > 0 && wait <= REFRESH_AGAIN_MS)) return;
    refreshing = refreshOnce().finally(() => {
      refreshing = null;
    });
  };

  return {
    status: () => sessionStatus(store.read(), now()),
    view: () => {
      const stored = store.read();
      const session = sessionStatus(stored, now()) === 'expired' ? null : stored;
      if (session !== seen.session) {
        seen = { session, view: session === null ? ANONYMOUS : { status: 'signed-in', user: session.userInfo } };
      }
      return seen.view;
    },
    subscribe: store.subscribe,
    token: () => {
      const session = current();
      if (sessionStatus(session, now()) === 'refreshable') startRefresh();
      return session?.token ?? null;
    },
    renewToken: async (refused) => {
      const newer = () => {
        const token = current()?.token ?? null;
        return token === refused ? null : token;
      };
      const already = newer();
      if (already !== null || sessionStatus(store.read(), now()) !== 'refreshable') return already;
      // Whoever refreshes holds the lock; having had it, one knows the outcome.
      await lock(async () => undefined);
      return newer();
    },
    begin,
    setUser: (user) => {
      const session = store.read();
      if (session === null) return;
      latest = { ...session, userInfo: user };
      store.write(latest);
    },
    end,
    onEnded: (listener) => {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    watch: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        clearTimeout(timer);
        const session = current();
        if (session === null) return;
        const left = session.storedAt + TOKEN_LIFE_MS - now();
        // At most its whole life, also where the clock was set back.
        timer = setTimeout(check, Math.min(Math.max(left, 0), TOKEN_LIFE_MS) + 1);
      };
      const stop = store.subscribe(check);
      check();
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
};
