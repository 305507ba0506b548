/** A cache with a time to live; concurrent requests for one key share one computation. */
export interface Cache<T> {
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets all; what is still being made is given to those who wait for it and to nobody after them. */
  clear: () => void;
}

/**
 * A cache of one process; nothing that another instance needs is in it. Failures are not cached.
 * Never await one inside a transaction: on the embedded engine the value may be on its way through another query,
 * which waits for the only connection, which the transaction holds.
 *
 * @param ttl milliseconds after which a value is made anew
 * @param stale milliseconds beyond that in which the old value is still given while the new one is made
 */
export const createCache = <T>({ ttl, stale = 0, max }: { ttl: number; stale?: number; max: number }): Cache<T> => {
  const entries = new Map<string, { at: number; value: Promise<T> }>();
  const renewing = new Set<string>();
  let generation = 0;

  const keep = (key: string, value: Promise<T>) => {
    entries.delete(key);
    entries.set(key, { at: performance.now(), value });
    // A map keeps the order in which keys came: the first is the oldest.
    if (entries.size > max) for (const oldest of entries.keys()) if (entries.delete(oldest)) break;
  };
  const renew = (key: string, make: () => Promise<T>) => {
    if (renewing.has(key)) return;
    renewing.add(key);
    const began = generation;
    make()
      .then((value) => {
        if (began === generation) keep(key, Promise.resolve(value));
      })
      // The old value serves on; the next one who asks tries again.
      .catch(() => undefined)
      .finally(() => renewing.delete(key));
  };

  return {
    get(key, make) {
      const entry = entries.get(key);
      const age = entry ? performance.now() - entry.at : Number.POSITIVE_INFINITY;
      if (entry && age < ttl) return entry.value;
      if (entry && age < ttl + stale) {
        renew(key, make);
        return entry.value;
      }
      const value = make();
      keep(key, value);
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key);
      });
      return value;
    },
    clear() {
      generation += 1;
      entries.clear();
    },
  };
};
