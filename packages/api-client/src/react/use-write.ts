'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { sortedJson } from '../signing/canonical.ts';
import { type ApiError, asApiError } from '../transport/api-error.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import { randomId } from '../transport/random-id.ts';
import { useApi } from './api-context.ts';
import { isAnswer, nextKey, type Sent } from './attempt-key.ts';
import { applyOptimistic, type OptimisticUpdate } from './optimistic.ts';
import { useRefresh } from './use-refresh.ts';

export type Write<T> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done'; data: T }
  | { status: 'failed'; error: ApiError };

/** How one sending ended. `aborted`: the component went away, or something newer was sent. */
export type Outcome<T> = { status: 'done'; data: T } | { status: 'failed'; error: ApiError } | { status: 'aborted' };

export interface Writer<I, T> {
  state: Write<T>;
  /** Sends; never throws an ApiError. The same once more while it is under way is the same sending. */
  send: (input: I) => Promise<Outcome<T>>;
  /** Back to `idle`. */
  reset: () => void;
}

interface WriteOptions<I> {
  /** The form shows the error at its place: the shell is not to show a notice as well. */
  quiet?: boolean;
  /**
   * What the page shows at once, taken back on refusal; for what the visitor may do and nearly always succeeds. Such a write
   * is not aborted when its component goes away: the visitor has seen it done.
   */
  optimistic?: (input: I) => readonly OptimisticUpdate[];
  /** Endpoints whose answers the write changes: revalidated once it is done, also when its component is gone by then. */
  refreshes?: readonly Endpoint[];
  /** Revalidates after a refusal too: a conflict means that what the page shows is stale. */
  refreshesOnFailure?: boolean;
}

const orThrow = (outcome: Outcome<unknown>): void => {
  if (outcome.status === 'failed') throw outcome.error;
  if (outcome.status === 'aborted') throw new Error('The write was called off.');
};

/** A write as a state. Aborted when its component goes away, unless it was shown as done. */
export const useWrite = <E extends Endpoint, T = AnswerOf<E>>(
  endpoint: E,
  pick: (answer: AnswerOf<E>) => T,
  { quiet = false, optimistic, refreshes = [], refreshesOnFailure = false }: WriteOptions<InputOf<E>> = {},
): Writer<InputOf<E>, T> => {
  const { transport } = useApi();
  const [state, setState] = useState<Write<T>>({ status: 'idle' });
  const under = useRef<{ text: string; controller: AbortController; outcome: Promise<Outcome<T>> } | null>(null);
  const last = useRef<Sent | null>(null);
  const { cache, mutate } = useSWRConfig();
  const refresh = useRefresh();
  const given = useRef({ pick, optimistic, refreshes, refreshesOnFailure });
  useEffect(() => {
    given.current = { pick, optimistic, refreshes, refreshesOnFailure };
  });
  useEffect(
    () => () => {
      if (!given.current.optimistic) under.current?.controller.abort();
      under.current = null;
    },
    [],
  );

  const send = useCallback(
    (input: InputOf<E>) => {
      const text = sortedJson(input) ?? '';
      if (under.current?.text === text) return under.current.outcome;
      under.current?.controller.abort();
      const controller = new AbortController();
      const sent: Sent = { text, key: nextKey(last.current, text, randomId), answered: false };
      last.current = sent;
      const run = async (): Promise<Outcome<T>> => {
        try {
          const options = { signal: controller.signal, idempotencyKey: sent.key, quiet };
          const answer = await transport.call(endpoint, input, options);
          sent.answered = true;
          return { status: 'done', data: given.current.pick(answer) };
        } catch (thrown) {
          const error = asApiError(thrown);
          sent.answered = isAnswer(error);
          return error.kind === 'aborted' ? { status: 'aborted' } : { status: 'failed', error };
        }
      };
      const outcome = run().then((ended) => {
        if (under.current?.controller === controller) {
          under.current = null;
          setState(ended.status === 'aborted' ? { status: 'idle' } : ended);
        }
        const { refreshes, refreshesOnFailure } = given.current;
        const isStale = ended.status === 'done' || (ended.status === 'failed' && refreshesOnFailure);
        if (isStale && refreshes.length > 0) void refresh(...refreshes);
        return ended;
      });
      under.current = { text, controller, outcome };
      const changes = given.current.optimistic?.(input) ?? [];
      if (changes.length > 0) applyOptimistic({ cache, mutate }, changes, outcome.then(orThrow));
      setState({ status: 'sending' });
      return outcome;
    },
    [cache, endpoint, mutate, quiet, refresh, transport],
  );
  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, send, reset };
};
