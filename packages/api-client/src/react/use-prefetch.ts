'use client';
import { useCallback, useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { useSession } from '../session/session.hooks.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { useApi } from './api-context.ts';
import { onIdle, sparesData } from './idle.ts';
import { prefetchOnce } from './prefetched.ts';
import { readKey } from './read-key.ts';
import { useMayCall } from './use-read.ts';

/**
 * Prefetches an answer: `useRead` with the same input has it at once and sends no request for 30 s. Failures are
 * dropped silently. With the browser's data saver on, nothing is prefetched.
 */
const usePrefetch = <E extends Endpoint>(endpoint: E, input: InputOf<E> | null): (() => void) => {
  const { transport, locale } = useApi();
  const { cache, mutate } = useSWRConfig();
  const userId = useSession().user?.user_id ?? null;
  const may = useMayCall(endpoint) === 'yes';
  const key = input !== null && may ? readKey(endpoint, input, { locale, userId }) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the input does, and is the same text for the same input
  return useCallback(() => {
    if (key === null || input === null || sparesData() || cache.get(key)?.data !== undefined) return;
    void prefetchOnce(cache, key, Date.now(), async () => {
      const answer = await transport.call(endpoint, input, { quiet: true });
      await mutate(key, answer, { revalidate: false });
      return answer;
    });
  }, [cache, endpoint, key, mutate, transport]);
};

/** Prefetches when the browser is idle, within two seconds. Null: nothing. */
export const usePrefetchOnIdle = <E extends Endpoint>(endpoint: E, input: InputOf<E> | null): void => {
  const prefetch = usePrefetch(endpoint, input);
  useEffect(() => onIdle(prefetch), [prefetch]);
};

/** Prefetches on pointer over or focus: `<button {...usePrefetchOnIntent(endpoint, input)}>`. */
export const usePrefetchOnIntent = <E extends Endpoint>(endpoint: E, input: InputOf<E> | null) => {
  const prefetch = usePrefetch(endpoint, input);
  return useMemo(() => ({ onMouseEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }), [prefetch]);
};
