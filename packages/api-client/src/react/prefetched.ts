/** For how long an answer that was read ahead is as good as a new one; the portal's router keeps loaders as long. */
const FRESH_MS = 30_000;

interface Prefetched {
  at: number;
  answer: Promise<unknown>;
}

const caches = new WeakMap<object, Map<string, Prefetched>>();

const isFresh = (entry: Prefetched | undefined, now: number): entry is Prefetched =>
  entry !== undefined && now >= entry.at && now - entry.at < FRESH_MS;

/** What was read ahead for a key and is fresh; undefined for nothing. */
export const prefetched = (cache: object, key: string, now: number): Promise<unknown> | undefined => {
  const entry = caches.get(cache)?.get(key);
  return isFresh(entry, now) ? entry.answer : undefined;
};

/** Reads ahead, unless that was done already. One that failed is forgotten: whoever shows it asks by itself. */
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

/** The visitor asked for a newer answer. */
export const dropPrefetched = (cache: object, key: string): void => {
  caches.get(cache)?.delete(key);
};
