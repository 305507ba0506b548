import { randomId } from '../transport/random-id.ts';
import { wait } from '../transport/wait.ts';
import { SESSION_KEY, type TextStorage } from './session-store.ts';
import { leaseLock, ownLock, type TabLock, webLock } from './tab-lock.ts';

/** The best lock that a browser has: one tab at a time renews the token. @param storage null where the browser has none */
export const browserLock = (storage: TextStorage | null): TabLock => {
  const key = `${SESSION_KEY}.refresh`;
  // The type says always present, but plain HTTP has none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return webLock(locks, key, wait);
  return storage ? leaseLock({ storage, key, owner: randomId(), now: Date.now, wait }) : ownLock();
};
