/** For how long an answer that was read ahead is as good as a new one; the portal's router keeps loaders as long. */
const FRESH_MS = 30_000;

interface Ahead {
  at: number;
  answer: Promise<unknown>;
}

const caches = new WeakMap<object, Map<string, Ahead>>();

const isFresh = (ahead: Ahead | undefined, now: number): ahead is Ahead =>
  ahead !== undefined && now >= ahead.at && now - ahead.at < FRESH_MS;

/** What was read ahead for a key and is fresh; undefined for nothing. */
export const aheadOf = (cache: object, key: string, now: number): Promise<unknown> | undefined => {
  const ahead = caches.get(cache)?.get(key);
  return isFresh(ahead, now) ? ahead.answer : undefined;
};

/** Reads ahead, unless that was done already. One that failed is forgotten: whoever shows it asks by itself. */
export const readAhead = async <T>(
  cache: object,
  key: string,
  now: number,
  ask: () => Promise<T>,
): Promise<T | undefined> => {
  if (aheadOf(cache, key, now) !== undefined) return undefined;
  const kept = caches.get(cache) ?? new Map<string, Ahead>();
  caches.set(cache, kept);
  const answer = ask();
  kept.set(key, { at: now, answer });
  try {
    return await answer;
  } catch {
    kept.delete(key);
    return undefined;
  }
};

/** The visitor asked for a newer answer. */
export const forgetAhead = (cache: object, key: string): void => {
  caches.get(cache)?.delete(key);
};
