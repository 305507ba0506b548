import { fromStored, type Session, toStored } from './stored-session.ts';

export type { Session } from './stored-session.ts';

export const SESSION_KEY = 'zonekit.session';

/**
 * What a logout clears (specification, section 4): token and user (ours in one record, so that another tab never sees
 * half of it; older pages' under names of their own), roles, auth, menu auth, stored access token, menu code. Drafts, the
 * device's id and the memories of visited pages are not among them.
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

/** Calls back when another tab of this browser may have changed the storage. Answers how to stop listening. */
export type ListenToTabs = (changed: () => void) => () => void;

export interface SessionStore {
  /** The same object until it changes. */
  read: () => Session | null;
  write: (session: Session) => void;
  /** Clears what a logout clears. */
  clear: () => void;
  /** Called after each change, of this tab or of another. Answers how to stop. */
  subscribe: (changed: () => void) => () => void;
}

interface Options {
  /** Null where the browser has none, or forbids it. */
  storage: TextStorage | null;
  listen: ListenToTabs;
  clearCookie?: () => void;
}

/** Where the session is kept. A full or forbidden storage leaves it to this tab's memory, and it lasts until a reload. */
export const createSessionStore = ({ storage, listen, clearCookie }: Options): SessionStore => {
  const listeners = new Set<() => void>();
  /** What the storage did not take; wins over what it holds. */
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
      // A storage that lets nothing be removed held nothing of ours either.
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
        // The old record must not come back with a reload.
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
