import type { Cache, ScopedMutator } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import { cachedReads } from './cached-reads.ts';

/** A change of cached answers that is shown before the service confirms a write. */
export interface OptimisticUpdate {
  /** Null: every endpoint, for data that are part of many answers. */
  endpoint: Endpoint | null;
  change: (answer: unknown) => unknown;
}

/**
 * An optimistic update of one endpoint's answers. `change` returns the same object if the write does not concern it.
 */
export const optimistic = <E extends Endpoint>(
  endpoint: E,
  change: (answer: AnswerOf<E>) => AnswerOf<E>,
): OptimisticUpdate => ({
  endpoint,
  change: change as OptimisticUpdate['change'],
});

/**
 * Shows optimistic updates in every mounted read. A refused write, or one with an unknown outcome, reverts them; the
 * answers are revalidated in both cases.
 *
 * @param done rejects if the write was not done
 */
export const applyOptimistic = (
  { cache, mutate }: { cache: Cache; mutate: ScopedMutator },
  changes: readonly OptimisticUpdate[],
  done: Promise<unknown>,
): void => {
  // One key per call: for several keys SWR reuses the optimistic data of the first.
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
