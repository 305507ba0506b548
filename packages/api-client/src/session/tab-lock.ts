import type { TextStorage } from './session-store.ts';

/** Runs one piece of work at a time in all tabs of this browser; the others wait for their turn. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * What one tab has stored, the others can read by then, on a busy computer too; of two that found a lease free, the last
 * one to write has it. A refresh runs beside the calls: only one whose token was refused meanwhile waits for this too.
 */
const SETTLE_MS = 250;

/**
 * By Web Locks. They exist on HTTPS and localhost only. Held a moment longer than the work: another tab's process may hear
 * of what was stored later than of the lock that is free, and would do the same work again.
 */
export const webLock =
  (locks: LockManager, name: string, wait: (ms: number) => Promise<void>): TabLock =>
  (work) =>
    locks.request(name, async () => {
      const done = await work();
      await wait(SETTLE_MS);
      return done;
    }) as ReturnType<typeof work>;

/** In one tab alone, for a browser without either. */
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

/** Longer than the request that it covers can take (30 s), so that a tab that died in between holds the others up once. */
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
 * By a lease in the storage, where there are no Web Locks (an intranet's plain HTTP). Not proof against a tab that stands
 * still for 35 s in the middle: the service then refuses the second refresh, and `renewToken` finds the first one's token.
 */
export const leaseLock = ({ storage, key, owner, now, wait }: LeaseOptions): TabLock => {
  const own = ownLock();
  const isHeld = (lease: Lease | null) => {
    const left = (lease?.until ?? 0) - now();
    // A lease longer than any is from before the clock was set back.
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
      // It runs out by itself.
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
