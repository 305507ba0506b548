import { randomId } from '../transport/random-id.ts';
import { wait } from '../transport/wait.ts';
import { createSession, type SessionKeeper } from './session-keeper.ts';
import { createSessionStore, SESSION_KEY, type TabChannel, type TextStorage } from './session-store.ts';
import { leaseLock, ownLock, type TabLock, webLock } from './tab-lock.ts';

/** The storage of this browser; null where it has none or forbids it, which it does by throwing. */
const browserStorage = (): TextStorage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** Both ways: `storage` events are missed by a tab that was frozen, and BroadcastChannel is missing in some shells. */
const browserChannel = (): TabChannel => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SESSION_KEY);
  return {
    tell: () => channel?.postMessage('changed'),
    listen: (changed) => {
      const stored = ({ key }: StorageEvent) => {
        // Null: somebody cleared the storage.
        if (key === SESSION_KEY || key === null) changed();
      };
      channel?.addEventListener('message', changed);
      globalThis.addEventListener('storage', stored);
      globalThis.addEventListener('pageshow', changed);
      return () => {
        channel?.removeEventListener('message', changed);
        globalThis.removeEventListener('storage', stored);
        globalThis.removeEventListener('pageshow', changed);
      };
    },
  };
};

const browserLock = (storage: TextStorage | null): TabLock => {
  const key = `${SESSION_KEY}.refresh`;
  // Typed as always there, and absent on plain HTTP.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return webLock(locks, key);
  return storage ? leaseLock({ storage, key, owner: randomId(), now: Date.now, wait }) : ownLock();
};

/** The session of this browser. In a browser only; a server has none. */
export const browserSession = (refresh: Parameters<typeof createSession>[0]['refresh']): SessionKeeper => {
  const storage = browserStorage();
  const store = createSessionStore({
    storage,
    channel: browserChannel(),
    clearCookie: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browser that we serve.
      document.cookie = 'token=; path=/; max-age=0';
    },
  });
  return createSession({ store, lock: browserLock(storage), refresh, now: Date.now });
};
