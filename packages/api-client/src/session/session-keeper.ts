import type { LoginData, UserInfo } from '../auth/auth.contract.ts';
import { type SessionStatus, sessionStatus, TOKEN_LIFE_MS } from './session.ts';
import type { Session, SessionStore } from './session-store.ts';
import type { TabLock } from './tab-lock.ts';

/** Why a session ended. `elsewhere`: in another tab. */
export type EndReason = 'logout' | 'unauthenticated' | 'expired' | 'elsewhere';

export type SessionView = { status: 'anonymous'; user: null } | { status: 'signed-in'; user: UserInfo };

interface Options {
  store: SessionStore;
  lock: TabLock;
  /** Requests a new token: `refreshToken` of the auth client. */
  refresh: (token: string) => Promise<Pick<LoginData, 'token' | 'user_info'>>;
  /** Clock: milliseconds since 1970. */
  now: () => number;
}

export interface SessionKeeper {
  status: () => SessionStatus;
  /** The current state; the same object until it changes. */
  view: () => SessionView;
  subscribe: (changed: () => void) => () => void;
  /**
   * The token to send; null without a session. Ends an expired session; from 90 minutes on starts a refresh in
   * parallel.
   */
  token: () => string | null;
  /** Waits for a running refresh, then returns a token newer than the refused one; null if there is none. */
  renewToken: (refused: string) => Promise<string | null>;
  begin: (login: Pick<LoginData, 'token' | 'user_info'>) => void;
  /** Replaces the stored user after an edit. */
  setUser: (user: UserInfo) => void;
  /**
   * Ends the session. With `token`, only if the session still has that token: a newer one is not the one that failed.
   *
   * @returns whether this call ended it
   */
  end: (reason: EndReason, token?: string | null) => boolean;
  /**
   * Ends the session at the service by `revoke`, then here, also if that failed. Tokens that are refused meanwhile end
   * nothing: the service revokes this one before its answer is here.
   */
  logOut: (revoke: () => Promise<void>) => Promise<void>;
  /** Called once in each tab for each session that ended; reload the page after `LOGOUT_RELOAD_DELAY_MS`. */
  onEnded: (ended: (reason: EndReason) => void) => () => void;
  /**
   * Ends the session after 120 minutes without any request, and follows other tabs. Returns a function that stops it.
   */
  watch: () => () => void;
}

/** Milliseconds before another refresh after a network failure. */
const REFRESH_AGAIN_MS = 30_000;

const ANONYMOUS: SessionView = { status: 'anonymous', user: null };

/**
 * The session of one tab, over a store that all tabs share.
 *
 * Many simultaneous 401s make one logout: the first clears the store, the others find another token there, or none. A
 * 401 may also be a race: this tab sent the old token while another tab's refresh replaced it. A refused token is
 * therefore compared with the store after a running refresh has finished.
 */
export const createSession = ({ store, lock, refresh, now }: Options): SessionKeeper => {
  const ended = new Set<(reason: EndReason) => void>();
  let latest: Session | null = store.read();
  let refreshing: Promise<void> | null = null;
  let notBefore = 0;
  let loggingOut = false;
  let seen: { session: Session | null; view: SessionView } = { session: null, view: ANONYMOUS };

  const tellEnded = (reason: EndReason) => {
    for (const listener of [...ended]) listener(reason);
  };

  /** Another tab started, refreshed or ended the session. */
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
    if (loggingOut && reason === 'unauthenticated') return false;
    notice();
    const session = store.read();
    if (session === null || (token !== undefined && token !== session.token)) return false;
    latest = null;
    store.clear();
    tellEnded(reason);
    return true;
  };

  const logOut: SessionKeeper['logOut'] = async (revoke) => {
    loggingOut = true;
    await revoke().catch(() => undefined);
    loggingOut = false;
    end('logout');
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
      // While this tab waited for the lock, another tab refreshed or the session ended.
      if (session === null || sessionStatus(session, now()) !== 'refreshable') return;
      const login = await refresh(session.token);
      if (store.read()?.token === session.token) begin(login);
    });

  const startRefresh = () => {
    const wait = notBefore - now();
    if (refreshing !== null || (wait > 0 && wait <= REFRESH_AGAIN_MS)) return;
    refreshing = refreshOnce()
      .catch(() => {
        notBefore = now() + REFRESH_AGAIN_MS;
      })
      .finally(() => {
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
      // The refreshing tab holds the lock: acquiring it means that the refresh is done.
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
    logOut,
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
        // At most the session's lifetime, also if the clock was set back.
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
