import { allowedFrom, type Lifecycle, labelOf, type Transition } from '@zonekit/api-client/lifecycle';
import { toIsoTime } from '../../database/parsers.ts';
import type { Tx, User } from '../context.ts';
import { Problem } from '../problem.ts';
import { dueAfter } from './due.ts';
import { addEvent, type EventRow } from './lifecycle.repository.ts';

/** A person and the roles they act in; `user` is null for the system. */
export interface Actor<Role extends string> {
  user: Pick<User, 'user_id' | 'name'> | null;
  as: readonly Role[];
}

const NO_REASON = { 'zh-CN': '请填写原因', en: 'Please give the reason' };

/** An event as it is stored, with who has to act next and by when. */
const eventOf = <S extends string, A extends string>(
  { subject, states, actors }: Lifecycle<S, A>,
  change: { from: S | null; to: S; reason: string | null },
  actor: Actor<A>,
  at: Date,
): Omit<EventRow, 'subject_id' | 'seq'> => {
  const { waitingFor, workdays } = states[change.to];
  const role = actor.as[0];
  return {
    subject,
    at: toIsoTime(at),
    from_status: change.from,
    to_status: change.to,
    actor_id: actor.user?.user_id ?? null,
    actor: actor.user?.name ?? (role ? actors[role]['zh-CN'] : ''),
    reason: change.reason,
    waiting_for: waitingFor ?? null,
    due_at: workdays === undefined ? null : dueAfter(at, workdays),
    until: null,
  };
};

/** Writes the first event of a subject; call it in the transaction that inserts the subject. */
export const begin = async <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  { state, actor, reason = null, at }: { state: S; actor: Actor<A>; reason?: string | null; at: Date },
): Promise<EventRow> => {
  if (!lifecycle.initialStates.includes(state)) {
    throw new Error(
      `Lifecycle ${lifecycle.subject}: "${state}" is no initial state. Create it as ${lifecycle.initialStates.join()}.`,
    );
  }
  return addEvent(tx, { ...eventOf(lifecycle, { from: null, to: state, reason }, actor, at), subject_id: id });
};

const isBetween = ({ from, to }: Transition, start: string, end: string): boolean => from === start && to === end;

/**
 * Returns where the table has a transition for `actors`.
 * @throws Problem 422 `transition_refused` where the table has no such transition, 403 where other actors may make it, both
 * with `details` of `from`, `to` and the `allowed` states; 422 `validation_failed` where a required reason is missing.
 */
export const checkMove = <S extends string, A extends string>(
  lifecycle: Lifecycle<S, A>,
  { from, to, reason }: { from: S; to: S; reason: string | null },
  actors: readonly A[],
): void => {
  const transition = lifecycle.transitions.find(
    (candidate) => isBetween(candidate, from, to) && candidate.by.some((actor) => actors.includes(actor)),
  );
  if (!transition) {
    const details = { from, to, allowed: allowedFrom(lifecycle, from, actors) };
    const exists = lifecycle.transitions.some((candidate) => isBetween(candidate, from, to));
    if (exists) throw new Problem(403, 'forbidden', { details });
    const words = {
      'zh-CN': `“${labelOf(lifecycle, from, 'zh-CN')}”状态不能变为“${labelOf(lifecycle, to, 'zh-CN')}”`,
      en: `"${labelOf(lifecycle, from, 'en')}" cannot become "${labelOf(lifecycle, to, 'en')}"`,
    };
    throw new Problem(422, 'transition_refused', { words, details });
  }
  if (transition.reason === 'required' && !reason?.trim()) {
    throw new Problem(422, 'validation_failed', { words: NO_REASON, fields: ['reason'] });
  }
};

/**
 * Moves a subject along its lifecycle: checks the transition and writes the event. The caller locks the subject's row and
 * updates its status in the same transaction.
 * @throws as `checkMove`
 */
export const move = async <S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<S, A>,
  id: string,
  { from, to, actor, reason, at }: { from: S; to: S; actor: Actor<A>; reason: string | null; at: Date },
): Promise<EventRow> => {
  checkMove(lifecycle, { from, to, reason }, actor.as);
  return addEvent(tx, { ...eventOf(lifecycle, { from, to, reason }, actor, at), subject_id: id });
};
