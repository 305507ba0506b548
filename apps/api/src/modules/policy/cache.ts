/** What is kept for a while and asked for once, however many ask at the same time. */
export interface Cache<T> {
  get: (key: string, make: () => Promise<T>) => Promise<T>;
}

/**
 * A cache of one process. Counts may be as old as `ttl` milliseconds; nothing that another instance needs is in it.
 * A failure is not kept.
 */
export const createCache = <T>({ ttl, max }: { ttl: number; max: number }): Cache<T> => {
  const entries = new Map<string, { at: number; value: Promise<T> }>();
  return {
    get(key, make) {
      const now = performance.now();
      const known = entries.get(key);
      if (known && now - known.at < ttl) return known.value;
      const value = make();
      entries.delete(key);
      entries.set(key, { at: now, value });
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key);
      });
      // A map keeps the order in which keys came: the first is the oldest.
      if (entries.size > max) for (const oldest of entries.keys()) if (entries.delete(oldest)) break;
      return value;
    },
  };
};
