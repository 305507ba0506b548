'use client';
import { useCallback, useEffect } from 'react';
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr';

interface RequestScope {
  /** Number of mounted components that show the answer. */
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
 * Runs a request that is aborted when its last component unmounts. The promise of an aborted request never settles: SWR
 * would cache its error for the next component.
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
  // SWR still waits for the aborted request: clear its loading flags.
  if (cached) cache.set(key, { ...cached, isValidating: false, isLoading: false });
  // Fails if the cache was unmounted together with its provider.
  await forget(key).catch(() => undefined);
};

/**
 * Aborts the requests of a key when the last component that shows its answer unmounts. A component that mounts again in
 * the same task (strict mode, a reordered list) keeps them. Returns the function that runs a request in this scope.
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
