import type { Cache, ScopedMutator } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import { cachedReads } from './cached-reads.ts';

/** What the answers of an endpoint will say once a write is done. */
export interface OptimisticUpdate {
  /** Null: of all, for what is part of many answers. */
  endpoint: Endpoint | null;
  change: (answer: unknown) => unknown;
}

/** `change` answers the same object where the write does not concern it. */
export const optimistic = <E extends Endpoint>(
  endpoint: E,
  change: (answer: AnswerOf<E>) => AnswerOf<E>,
): OptimisticUpdate => ({
  endpoint,
  change: change as OptimisticUpdate['change'],
});

/**
 * Shows at once what a write will change in what is on the page. When the write is refused, or nobody knows what became of
 * it, the page goes back to what was known; either way it asks the service again.
 *
 * @param done Rejects when the write was not done.
 */
export const applyOptimistic = (
  { cache, mutate }: { cache: Cache; mutate: ScopedMutator },
  changes: readonly OptimisticUpdate[],
  done: Promise<unknown>,
): void => {
  // One key at a time: SWR takes what it made of the first of several keys for all of them.
  const show = (key: string, change: (data: unknown) => unknown) => {
    const data = cache.get(key)?.data;
    if (data === undefined) return;
    const optimisticData = change(data);
    if (optimisticData === data) return;
    void mutate(key, done, { optimisticData, rollbackOnError: true, populateCache: false, throwOnError: false });
  };
  for (const { endpoint, change } of changes) {
    const { answers, lists } = cachedReads(cache, endpoint && [endpoint]);
    for (const key of answers) show(key, change);
    for (const key of lists) {
      show(key, (pages) => {
        const changed = (pages as unknown[]).map(change);
        return changed.every((page, index) => page === (pages as unknown[])[index]) ? pages : changed;
      });
    }
  }
};
