import { Problem } from './problem.ts';

/** One change of state that exists, and who may make it. Source of every table: pages.md, Lifecycles. */
export interface Arrow<State extends string, Actor extends string> {
  from: State;
  to: State;
  by: readonly Actor[];
}

export type Lifecycle<State extends string, Actor extends string> = readonly Arrow<State, Actor>[];

/** The states that one of `actors` may move a thing in `from` to, in the order of the table. */
export const allowedFrom = <State extends string, Actor extends string>(
  lifecycle: Lifecycle<State, Actor>,
  from: State,
  actors: readonly Actor[],
): State[] => {
  const found = lifecycle.filter((arrow) => arrow.from === from && arrow.by.some((actor) => actors.includes(actor)));
  return [...new Set(found.map((arrow) => arrow.to))];
};

/**
 * Passes where the table has an arrow for one of `actors`.
 * @throws Problem 422 `transition_refused` where there is no such arrow for anybody, 403 where it is somebody else's;
 * `details` hold `from`, `to` and the states that are allowed.
 */
export const move = <State extends string, Actor extends string>(
  lifecycle: Lifecycle<State, Actor>,
  from: State,
  to: State,
  actors: readonly Actor[],
): void => {
  const allowed = allowedFrom(lifecycle, from, actors);
  if (allowed.includes(to)) return;
  const details = { from, to, allowed };
  const exists = lifecycle.some((arrow) => arrow.from === from && arrow.to === to);
  throw exists ? new Problem(403, 'forbidden', { details }) : new Problem(422, 'transition_refused', { details });
};
