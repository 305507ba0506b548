'use client';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { useSession } from '../session/session.hooks.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import { useApi } from './api-context.ts';
import { dropPrefetched, prefetched } from './prefetched.ts';
import { type Read, toRead } from './read.ts';
import { readKey } from './read-key.ts';
import { useRequestScope } from './request-scope.ts';

export interface ReadOptions {
  /** Shows the answer to the input before, marked stale, while that to a new input loads. For lists, never for details. */
  keep?: boolean;
  /** Milliseconds after which it is read again while it is shown and its tab is visible. */
  refreshMs?: number;
}

interface Keyed<T> {
  /** Null: not to be asked. */
  key: string | null;
  /** The key of what everybody sees, to be shown until the answer for this user is there. */
  publicKey: string | null;
  waiting: boolean;
  fetch: (signal: AbortSignal) => Promise<T>;
  options: ReadOptions;
}

/** A read by its key, let go of with the last component that shows it; `useRead` for one endpoint is built on it. */
export const useKeyed = <T>({ key, publicKey, waiting, fetch, options }: Keyed<T>): Read<T> => {
  const { fallback, cache } = useSWRConfig();
  // What the server sent with the page is fresh: it is not asked for a second time as soon as the page comes alive.
  const served = key !== null && key in fallback;
  const forAll = publicKey === null ? undefined : (cache.get(publicKey)?.data ?? fallback[publicKey]);
  const run = useRequestScope(key);
  const ask = (requestKey: string) =>
    (prefetched(cache, requestKey, Date.now()) as Promise<T> | undefined) ?? run(requestKey, (signal) => fetch(signal));
  const isPrefetched = key !== null && prefetched(cache, key, Date.now()) !== undefined;
  const { data, error, isValidating, mutate } = useSWR<T, ApiError>(key, ask, {
    revalidateIfStale: !served && !isPrefetched,
    keepPreviousData: options.keep ?? false,
    refreshInterval: options.refreshMs ?? 0,
    // The transport has tried as often as makes sense.
    shouldRetryOnError: false,
    ...(forAll !== undefined && { fallbackData: forAll as T }),
  });
  const reload = useCallback(() => {
    if (key !== null) dropPrefetched(cache, key);
    void mutate();
  }, [cache, key, mutate]);
  return toRead({ enabled: key !== null, waiting, data, error, busy: isValidating }, reload);
};

/** Whether a call can be made now: `wait` until it is known who is signed in, `no` for a visitor who would need to be. */
export const useMayCall = ({ access }: Pick<Endpoint, 'access'>): 'yes' | 'wait' | 'no' => {
  const { status } = useSession();
  if (access === 'public' || access === 'optional' || status === 'signed-in') return 'yes';
  return status === 'unknown' ? 'wait' : 'no';
};

/**
 * The answer of an endpoint, cached by SWR. Null as input asks nothing. A call that needs a login waits until it is known
 * who is signed in, and is `idle` for a visitor.
 */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: ReadOptions = {},
): Read<AnswerOf<E>> => {
  const { transport, locale } = useApi();
  const userId = useSession().user?.user_id ?? null;
  const may = useMayCall(endpoint);
  const enabled = input !== null && may === 'yes';
  const isPersonal = endpoint.access === 'optional' && userId !== null;
  return useKeyed<AnswerOf<E>>({
    key: enabled ? readKey(endpoint, input, { locale, userId }) : null,
    publicKey: enabled && isPersonal ? readKey(endpoint, input, { locale, userId: null }) : null,
    waiting: input !== null && may === 'wait',
    fetch: (signal) => transport.call(endpoint, input as InputOf<E>, { signal }),
    options,
  });
};
