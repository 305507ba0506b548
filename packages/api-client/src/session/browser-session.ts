import { createSession, type SessionKeeper } from './session-keeper.ts';
import { createSessionStore, type ListenToTabs, SESSION_KEY, type TextStorage } from './session-store.ts';
import type { TabLock } from './tab-lock.ts';

/** `localStorage`; null if the browser has none or forbids it (the getter throws then). */
const browserStorage = (): TextStorage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/**
 * Listens to other tabs by `storage` events. A frozen tab and one in the back/forward cache miss events, so the storage
 * is read again when they return. An open BroadcastChannel would keep the page out of the back/forward cache.
 */
const listenToTabs: ListenToTabs = (changed) => {
  const stored = ({ key }: StorageEvent) => {
    // Null: `storage.clear()`.
    if (key === SESSION_KEY || key === null) changed();
  };
  globalThis.addEventListener('storage', stored);
  globalThis.addEventListener('pageshow', changed);
  globalThis.addEventListener('focus', changed);
  return () => {
    globalThis.removeEventListener('storage', stored);
    globalThis.removeEventListener('pageshow', changed);
    globalThis.removeEventListener('focus', changed);
  };
};

/** As `browserLock`, whose code comes when a token is first renewed: most visits end before. */
const lateLock = (storage: TextStorage | null): TabLock => {
  let lock: Promise<TabLock> | undefined;
  return async (work) => {
    lock ??= import('./browser-lock.ts').then(({ browserLock }) => browserLock(storage));
    return (await lock)(work);
  };
};

/** The session of this browser. Only in a browser; a server has none. */
export const browserSession = (refresh: Parameters<typeof createSession>[0]['refresh']): SessionKeeper => {
  const storage = browserStorage();
  const store = createSessionStore({
    storage,
    listen: listenToTabs,
    clearCookie: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browser that we serve.
      document.cookie = 'token=; path=/; max-age=0';
    },
  });
  return createSession({ store, lock: lateLock(storage), refresh, now: Date.now });
};
