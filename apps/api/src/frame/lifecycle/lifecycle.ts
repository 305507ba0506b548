import { allowedFrom, type Lifecycle, labelOf } from '@zonekit/api-client/lifecycle';
import { toIsoTime } from '../../database/parsers.ts';
import type { Tx, User } from '../context.ts';
import { Problem } from '../problem.ts';
import { dueAfter } from './due.ts';
import { addEvent, type EventRow } from './lifecycle.repository.ts';

/** Who makes a change, and as what; `user` is null for the clock. */
export interface Doer<Actor extends string> {
  user: Pick<User, 'user_id' | 'name'> | null;
  as: readonly Actor[];
}

const NO_REASON = { 'zh-CN': '请填写原因', en: 'Please give the reason' };

/** An event as it is stored, with what the new state promises: whose turn it is and until when. */
const eventOf = <S extends string, A extends string>(
  { thing, states, actors }: Lifecycle<S, A>,
  change: { from: S | null; to: S; reason: string | null },
  doer: Doer<A>,
  at: Date,
): Omit<EventRow, 'thing_id' | 'seq'> => {
  const { awaits, workdays } = states[change.to];
  const role = doer.as[0];
  return {
    thing,
    at: toIsoTime(at),
    from_status: change.from,
    to_status: change.to,
    actor_id: doer.user?.user_id ?? null,
    actor: doer.user?.name ?? (role ? actors[role]['zh-CN'] : ''),
    reason: change.reason,
    awaits: awaits ?? null,
    due_at: workdays === undefined ? null : dueAfter(at, workdays),
    until: null,
  };
};

/** The first event of a thing; call it in the transaction that makes the thing. */
export const begin = async <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  { state, doer, reason = null, at }: { state: S; doer: Doer<A>; reason?: string | null; at: Date },
): Promise<EventRow> => {
  if (!lifecycle.begins.includes(state)) {
    throw new Error(`Lifecycle ${lifecycle.thing}: nothing begins as "${state}". Begin as ${lifecycle.begins.join()}.`);
  }
  return addEvent(tx, { ...eventOf(lifecycle, { from: null, to: state, reason }, doer, at), thing_id: id });
};

/**
 * Passes where the table has an arrow for `actors`.
 * @throws Problem 422 `transition_refused` where there is no such arrow for anybody, 403 where it is somebody else's, both
 * with `details` of `from`, `to` and the states that are `allowed`; 422 `validation_failed` where the arrow asks for a reason.
 */
export const checkMove = <S extends string, A extends string>(
  lifecycle: Lifecycle<S, A>,
  { from, to, reason }: { from: S; to: S; reason: string | null },
  actors: readonly A[],
): void => {
  const arrow = lifecycle.arrows.find(
    (one) => one.from === from && one.to === to && one.by.some((actor) => actors.includes(actor)),
  );
  if (!arrow) {
    const details = { from, to, allowed: allowedFrom(lifecycle, from, actors) };
    const exists = lifecycle.arrows.some((one) => one.from === from && one.to === to);
    if (exists) throw new Problem(403, 'forbidden', { details });
    const words = {
      'zh-CN': `“${labelOf(lifecycle, from, 'zh-CN')}”状态不能变为“${labelOf(lifecycle, to, 'zh-CN')}”`,
      en: `"${labelOf(lifecycle, from, 'en')}" cannot become "${labelOf(lifecycle, to, 'en')}"`,
    };
    throw new Problem(422, 'transition_refused', { words, details });
  }
  if (arrow.reason === 'required' && !reason?.trim()) {
    throw new Problem(422, 'validation_failed', {
      words: NO_REASON,
      details: { fields: [{ path: 'reason', message: NO_REASON.en }] },
    });
  }
};

/**
 * Moves a thing along its lifecycle: checks the arrow and writes the event. The caller has locked the thing's own row and
 * writes its status in the same transaction.
 * @throws as `checkMove`
 */
export const move = async <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  { from, to, doer, reason, at }: { from: S; to: S; doer: Doer<A>; reason: string | null; at: Date },
): Promise<EventRow> => {
  checkMove(lifecycle, { from, to, reason }, doer.as);
  return addEvent(tx, { ...eventOf(lifecycle, { from, to, reason }, doer, at), thing_id: id });
};
