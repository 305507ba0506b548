'use client';
import { useCallback, useEffect } from 'react';
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr';

interface RequestScope {
  /** Components that show the answer. */
  shownBy: number;
  running: Set<AbortController>;
}

const caches = new WeakMap<object, Map<string, RequestScope>>();

const scopeOf = (cache: object, key: string): RequestScope => {
  const scopes = caches.get(cache) ?? new Map<string, RequestScope>();
  caches.set(cache, scopes);
  const scope = scopes.get(key) ?? { shownBy: 0, running: new Set() };
  scopes.set(key, scope);
  return scope;
};

/**
 * Runs a request that is let go of as soon as nobody shows its answer. One that was let go of never ends for SWR, which
 * would keep its error for whoever comes next.
 */
const run = async <T>(cache: object, key: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const { running } = scopeOf(cache, key);
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

const release = async (cache: Cache, key: string, forget: ScopedMutator): Promise<void> => {
  const { shownBy, running } = scopeOf(cache, key);
  if (shownBy > 0) return;
  caches.get(cache)?.delete(key);
  if (running.size === 0) return;
  for (const controller of running) controller.abort();
  const cached = cache.get(key);
  // SWR waits for the request still: it is told that none is under way.
  if (cached) cache.set(key, { ...cached, isValidating: false, isLoading: false });
  // A cache that went away with its provider has forgotten it.
  await forget(key).catch(() => undefined);
};

/**
 * Ties requests to the components that show their answer: with the last of them the request is aborted. A component that
 * is there again at once (React's strict mode, a list that is sorted anew) keeps it. Answers how to make a request.
 */
export const useRequestScope = (
  key: string | null,
): (<T>(key: string, ask: (signal: AbortSignal) => Promise<T>) => Promise<T>) => {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (key === null) return;
    scopeOf(cache, key).shownBy += 1;
    return () => {
      const scope = scopeOf(cache, key);
      scope.shownBy -= 1;
      if (scope.shownBy === 0) setTimeout(() => release(cache, key, mutate));
    };
  }, [cache, key, mutate]);
  return useCallback((requestKey, ask) => run(cache, requestKey, ask), [cache]);
};
