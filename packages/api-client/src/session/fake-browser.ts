import type { UserInfo } from '../auth/auth.contract.ts';
import { createSession, type EndReason, type SessionKeeper } from './session-keeper.ts';
import { createSessionStore, SESSION_KEY, type TextStorage } from './session-store.ts';
import { ownLock, type TabLock } from './tab-lock.ts';

/** For tests: a user as the service returns it. */
export const makeUser = (over: Partial<UserInfo> = {}): UserInfo => ({
  user_id: 'u-demo',
  phone: '13800002026',
  nickname: 'demo',
  name: '林知远',
  role: 'enterprise_user',
  enterprise: { enterprise_id: 'e-lantu', enterprise_name: '东港澜图智能装备有限公司' },
  last_enterprise_id: 'e-lantu',
  ...over,
});

/** For tests: a localStorage that may be full or forbidden. */
export class FakeStorage implements TextStorage {
  readonly entries = new Map<string, string>();
  mode: 'open' | 'full' | 'forbidden' = 'open';

  getItem(key: string) {
    if (this.mode === 'forbidden') throw new Error('SecurityError');
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.mode !== 'open') throw new Error('QuotaExceededError');
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    if (this.mode === 'forbidden') throw new Error('SecurityError');
    this.entries.delete(key);
  }
}

export interface FakeTab {
  session: SessionKeeper;
  ended: EndReason[];
}

/** For tests: one browser with its own clock; its tabs share a storage and a lock. */
export const fakeBrowser = (refresh: (token: string) => Promise<string>) => {
  const browser = {
    now: 1_795_000_000_000,
    storage: new FakeStorage(),
    cookiesCleared: 0,
    openTab: (lock?: TabLock): FakeTab => tab(lock),
  };
  const listeners = new Map<number, Set<() => void>>();
  const shared = ownLock();
  const tab = (lock: TabLock = shared): FakeTab => {
    const id = listeners.size;
    listeners.set(id, new Set());
    /** Like `storage` events: to the other tabs, and only if the value changed. */
    const changing = (key: string, change: () => void) => {
      const before = browser.storage.entries.get(key);
      change();
      if (key !== SESSION_KEY || browser.storage.entries.get(key) === before) return;
      for (const [other, heard] of listeners) if (other !== id) for (const changed of [...heard]) changed();
    };
    const store = createSessionStore({
      storage: {
        getItem: (key) => browser.storage.getItem(key),
        setItem: (key, value) => changing(key, () => browser.storage.setItem(key, value)),
        removeItem: (key) => changing(key, () => browser.storage.removeItem(key)),
      },
      listen: (changed) => {
        listeners.get(id)?.add(changed);
        return () => listeners.get(id)?.delete(changed);
      },
      clearCookie: () => {
        browser.cookiesCleared += 1;
      },
    });
    const session = createSession({
      store,
      lock,
      refresh: async (token) => ({ token: await refresh(token), user_info: makeUser() }),
      now: () => browser.now,
    });
    const ended: EndReason[] = [];
    session.onEnded((reason) => ended.push(reason));
    return { session, ended };
  };
  return browser;
};
