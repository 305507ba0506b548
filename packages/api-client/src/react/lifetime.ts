'use client';
import { useCallback, useEffect } from 'react';
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr';

interface Life {
  /** Components that show the answer. */
  shownBy: number;
  running: Set<AbortController>;
}

const caches = new WeakMap<object, Map<string, Life>>();

const lifeOf = (cache: object, key: string): Life => {
  const lives = caches.get(cache) ?? new Map<string, Life>();
  caches.set(cache, lives);
  const life = lives.get(key) ?? { shownBy: 0, running: new Set() };
  lives.set(key, life);
  return life;
};

/**
 * Runs a request that is let go of as soon as nobody shows its answer. One that was let go of never ends for SWR, which
 * would keep its error for whoever comes next.
 */
const run = async <T>(cache: object, key: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const { running } = lifeOf(cache, key);
  const controller = new AbortController();
  running.add(controller);
  try {
    return await ask(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    running.delete(controller);
  }
};

const letGo = async (cache: Cache, key: string, forget: ScopedMutator): Promise<void> => {
  const { shownBy, running } = lifeOf(cache, key);
  if (shownBy > 0) return;
  caches.get(cache)?.delete(key);
  if (running.size === 0) return;
  for (const controller of running) controller.abort();
  const known = cache.get(key);
  // SWR waits for the request still: it is told that none is under way.
  if (known) cache.set(key, { ...known, isValidating: false, isLoading: false });
  // A cache that went away with its provider has forgotten it.
  await forget(key).catch(() => undefined);
};

/**
 * Ties requests to the components that show their answer: with the last of them the request is aborted. A component that
 * is there again at once (React's strict mode, a list that is sorted anew) keeps it. Answers how to make a request.
 */
export const useLifetime = (
  key: string | null,
): (<T>(key: string, ask: (signal: AbortSignal) => Promise<T>) => Promise<T>) => {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (key === null) return;
    lifeOf(cache, key).shownBy += 1;
    return () => {
      const life = lifeOf(cache, key);
      life.shownBy -= 1;
      if (life.shownBy === 0) setTimeout(() => letGo(cache, key, mutate));
    };
  }, [cache, key, mutate]);
  return useCallback((asked, ask) => run(cache, asked, ask), [cache]);
};
