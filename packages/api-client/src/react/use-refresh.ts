'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { isReadOf } from './read-key.ts';

/** Asks again whatever is on the page of these endpoints, and forgets the rest of it: after a write that changed it. */
export const useRefresh = (): ((...endpoints: Endpoint[]) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints) => {
      await mutate((key) => endpoints.some((endpoint) => isReadOf(endpoint, key)));
    },
    [mutate],
  );
};
