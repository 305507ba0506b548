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
  /** Keeps the previous input's answer, marked stale, while a new input loads. For lists, never for details. */
  keep?: boolean;
  /** Polling interval in milliseconds while the component is mounted and its tab visible. */
  refreshMs?: number;
}

interface Keyed<T> {
  /** Null: no request. */
  key: string | null;
  /** Key of the answer for visitors, shown until the answer for this user arrives. */
  publicKey: string | null;
  waiting: boolean;
  fetch: (signal: AbortSignal) => Promise<T>;
  options: ReadOptions;
}

/** A read by SWR key, aborted with its last component. `useRead` builds on it. */
export const useKeyed = <T>({ key, publicKey, waiting, fetch, options }: Keyed<T>): Read<T> => {
  const { fallback, cache } = useSWRConfig();
  // The server's data are fresh: hydration sends no second request.
  const served = key !== null && key in fallback;
  const forAll = publicKey === null ? undefined : (cache.get(publicKey)?.data ?? fallback[publicKey]);
  const run = useRequestScope(key);
  const ask = (requestKey: string) =>
    (prefetched(cache, requestKey, Date.now()) as Promise<T> | undefined) ?? run(requestKey, (signal) => fetch(signal));
  const isPrefetched = key !== null && prefetched(cache, key, Date.now()) !== undefined;
  const { data, error, isValidating, mutate } = useSWR<T, ApiError>(key, ask, {
    revalidateIfStale: !served && !isPrefetched,
    // SWR prefers the previous input's answer to the server's data, and the line above requests no newer one.
    keepPreviousData: (options.keep ?? false) && !served,
    refreshInterval: options.refreshMs ?? 0,
    // The transport has retried already.
    shouldRetryOnError: false,
    ...(forAll !== undefined && { fallbackData: forAll as T }),
  });
  const reload = useCallback(() => {
    if (key !== null) dropPrefetched(cache, key);
    void mutate();
  }, [cache, key, mutate]);
  return toRead({ enabled: key !== null, waiting, data, error, busy: isValidating }, reload);
};

/** Whether a request may be sent: `wait` until it is known who is signed in, `no` if a login is required. */
export const useMayCall = ({ access }: Pick<Endpoint, 'access'>): 'yes' | 'wait' | 'no' => {
  const { status } = useSession();
  if (access === 'public' || access === 'optional' || status === 'signed-in') return 'yes';
  return status === 'unknown' ? 'wait' : 'no';
};

/**
 * Answer of an endpoint, cached by SWR. Null as input sends no request. An endpoint that requires a login waits until
 * the session is known, and is `idle` for a visitor.
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
