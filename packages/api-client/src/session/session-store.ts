import { fromStored, type Session, toStored } from './stored-session.ts';

export type { Session } from './stored-session.ts';

export const SESSION_KEY = 'zonekit.session';

/**
 * Keys that a logout clears: token and user, which are one record here, so that another tab never reads half of it; the
 * same under the names of older pages; roles, auth, menu auth, stored access token, menu code. Drafts, the device's id
 * and the visited pages stay.
 */
export const CLEARED_KEYS = [
  SESSION_KEY,
  'token',
  'userInfo',
  'user_id',
  'roles',
  'auth',
  'menu_auth',
  'access_token',
  'menu_code',
] as const;

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Calls back when another tab may have changed the storage. Returns a function that stops listening. */
export type ListenToTabs = (changed: () => void) => () => void;

export interface SessionStore {
  /** The stored session; the same object until it changes. */
  read: () => Session | null;
  write: (session: Session) => void;
  /** Clears the keys of a logout. */
  clear: () => void;
  /** Called after each change, in this tab or another. Returns a function that unsubscribes. */
  subscribe: (changed: () => void) => () => void;
}

interface Options {
  /** Null if the browser has none or forbids it. */
  storage: TextStorage | null;
  listen: ListenToTabs;
  clearCookie?: () => void;
}

/** Stores the session. If the storage is full or forbidden, it is in this tab's memory until a reload. */
export const createSessionStore = ({ storage, listen, clearCookie }: Options): SessionStore => {
  const listeners = new Set<() => void>();
  /** A session that the storage did not accept; overrides the stored one. */
  let memory: string | null = null;
  let seen: { text: string | null; session: Session | null } = { text: null, session: null };

  const stored = (): string | null => {
    if (memory !== null) return memory;
    try {
      return storage?.getItem(SESSION_KEY) ?? null;
    } catch {
      return null;
    }
  };

  const remove = (key: string) => {
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that forbids removal has stored nothing either.
    }
  };

  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    read: () => {
      const text = stored();
      if (text !== seen.text) seen = { text, session: fromStored(text) };
      return seen.session;
    },
    write: (session) => {
      const text = toStored(session);
      try {
        if (storage === null) throw new Error('no storage');
        storage.setItem(SESSION_KEY, text);
        memory = null;
      } catch {
        // Otherwise a reload would restore the old record.
        remove(SESSION_KEY);
        memory = text;
      }
      changed();
    },
    clear: () => {
      memory = null;
      for (const key of CLEARED_KEYS) remove(key);
      clearCookie?.();
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};
