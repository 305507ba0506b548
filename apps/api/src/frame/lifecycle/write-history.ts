import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Tx } from '../context.ts';
import { type Actor, begin, move } from './lifecycle.ts';

/** Event of a subject that is created with its history. */
export interface HistoryStep<S extends string, A extends string> {
  to: S;
  actor: Actor<A>;
  reason: string | null;
  /** ISO 8601. */
  at: string;
}

/**
 * Writes the history of a subject, the oldest event first.
 * @throws for a step that the lifecycle does not allow
 */
export const writeHistory = async <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  steps: readonly HistoryStep<S, A>[],
): Promise<void> => {
  let from: S | null = null;
  for (const { to, at, ...step } of steps) {
    if (from === null) await begin(tx, lifecycle, id, { state: to, ...step, at: new Date(at) });
    else await move(tx, lifecycle, id, { from, to, ...step, at: new Date(at) });
    from = to;
  }
};
