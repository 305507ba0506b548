import type { TextStorage } from './session-store.ts';

/** A mutex across the tabs of this browser. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Milliseconds in which other tabs can read what one tab has stored, also on a busy computer. Of two tabs that find a
 * lease free at once, the last writer gets it. Requests do not wait for a refresh unless their token was refused.
 */
const SETTLE_MS = 250;

/**
 * Mutex by Web Locks, which exist on HTTPS and localhost only. Held slightly longer than the work: another tab's
 * process may receive the released lock before the stored value, and would repeat the work.
 */
export const webLock =
  (locks: LockManager, name: string, wait: (ms: number) => Promise<void>): TabLock =>
  (work) =>
    locks.request(name, async () => {
      const done = await work();
      await wait(SETTLE_MS);
      return done;
    }) as ReturnType<typeof work>;

/** Mutex of one tab, for a browser without Web Locks and storage. */
export const ownLock = (): TabLock => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
};

interface Lease {
  owner: string;
  until: number;
}

interface LeaseOptions {
  storage: TextStorage;
  key: string;
  owner: string;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** Milliseconds. Longer than the locked request can take (30 s); a tab that dies meanwhile delays the others once. */
const LEASE_MS = 35_000;
const POLL_MS = 200;

const readLease = (storage: TextStorage, key: string): Lease | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const { owner, until } = (value ?? {}) as Partial<Lease>;
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  } catch {
    return null;
  }
};

/**
 * Mutex by a lease in the storage, for plain HTTP, which has no Web Locks. Limit: a holder that is suspended for 35 s
 * loses the lease. The service then refuses the second refresh, and `renewToken` returns the first one's token.
 */
export const leaseLock = ({ storage, key, owner, now, wait }: LeaseOptions): TabLock => {
  const own = ownLock();
  const isHeld = (lease: Lease | null) => {
    const left = (lease?.until ?? 0) - now();
    // A longer lease was written before the clock was set back.
    return lease !== null && lease.owner !== owner && left > 0 && left <= LEASE_MS;
  };
  const acquire = async () => {
    for (;;) {
      if (isHeld(readLease(storage, key))) {
        await wait(POLL_MS);
        continue;
      }
      try {
        storage.setItem(key, JSON.stringify({ owner, until: now() + LEASE_MS }));
      } catch {
        return; // A full storage holds no session that tabs could share.
      }
      await wait(SETTLE_MS);
      if (readLease(storage, key)?.owner === owner) return;
    }
  };
  const release = () => {
    try {
      if (readLease(storage, key)?.owner === owner) storage.removeItem(key);
    } catch {
      // The lease expires by itself.
    }
  };
  return (work) =>
    own(async () => {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    });
};
