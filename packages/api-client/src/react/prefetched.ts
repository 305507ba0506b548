/** Milliseconds in which a prefetched answer needs no revalidation. The portal's router caches loaders as long. */
const FRESH_MS = 30_000;

interface Prefetched {
  at: number;
  answer: Promise<unknown>;
}

const caches = new WeakMap<object, Map<string, Prefetched>>();

const isFresh = (entry: Prefetched | undefined, now: number): entry is Prefetched =>
  entry !== undefined && now >= entry.at && now - entry.at < FRESH_MS;

/** The fresh prefetched answer of a key; undefined if there is none. @param now milliseconds since 1970 */
export const prefetched = (cache: object, key: string, now: number): Promise<unknown> | undefined => {
  const entry = caches.get(cache)?.get(key);
  return isFresh(entry, now) ? entry.answer : undefined;
};

/**
 * Prefetches a key unless a fresh answer exists. A failure is dropped: the component that shows the key requests it
 * itself.
 */
export const prefetchOnce = async <T>(
  cache: object,
  key: string,
  now: number,
  ask: () => Promise<T>,
): Promise<T | undefined> => {
  if (prefetched(cache, key, now) !== undefined) return undefined;
  const entries = caches.get(cache) ?? new Map<string, Prefetched>();
  caches.set(cache, entries);
  const answer = ask();
  entries.set(key, { at: now, answer });
  try {
    return await answer;
  } catch {
    entries.delete(key);
    return undefined;
  }
};

/** Drops a prefetched answer, for a reload. */
export const dropPrefetched = (cache: object, key: string): void => {
  caches.get(cache)?.delete(key);
};
