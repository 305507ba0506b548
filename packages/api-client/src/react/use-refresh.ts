'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { cachedReads } from './cached-reads.ts';
import { dropPrefetched } from './prefetched.ts';

/** Asks again whatever is on the page of these endpoints, lists that grow included: after a write that changed it. */
export const useRefresh = (): ((...endpoints: Endpoint[]) => Promise<void>) => {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints) => {
      const { answers, pages, lists } = cachedReads(cache, endpoints);
      // What the list shows stays; without its pages it asks for each of them anew.
      await Promise.all(pages.map((key) => mutate(key, undefined, { revalidate: false })));
      for (const key of answers) dropPrefetched(cache, key);
      await Promise.all([...answers, ...lists].map((key) => mutate(key)));
    },
    [cache, mutate],
  );
};
