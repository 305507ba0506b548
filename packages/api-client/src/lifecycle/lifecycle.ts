import type { Locale } from '../contract/contract.ts';

/** One text in both languages. */
export type Words = Readonly<Record<Locale, string>>;

/** How a state is coloured: over, under way, open to act, done well, needs somebody, a deadline is near, ended badly. */
export type Tone = 'neutral' | 'info' | 'accent' | 'success' | 'warning' | 'signal' | 'danger';

export interface State<Actor extends string = string> {
  label: Words;
  tone: Tone;
  /** The actor who has to act next; left out where nobody has to. */
  waitingFor?: Actor;
  /** Working days in which they have to act. */
  workdays?: number;
}

/** One change of state that exists, and who may make it. */
export interface Transition<S extends string = string, Actor extends string = string> {
  from: S;
  to: S;
  by: readonly Actor[];
  /** The actor has to give a reason; a return without one cannot be acted on. */
  reason?: 'required';
  /** What the subject's owner is told where the system moves it, which gives no reason of its own. */
  note?: Words;
}

/** The states and transitions of one kind of subject, as data. */
export interface Lifecycle<S extends string = string, Actor extends string = string> {
  /** The key of the kind of subject: `roadshow_booking`. */
  subject: string;
  label: Words;
  /** Who acts on it; `system` is the clock. */
  actors: Readonly<Record<Actor, Words>>;
  /** States in which a subject may be created. */
  initialStates: readonly S[];
  states: Readonly<Record<S, State<Actor>>>;
  transitions: readonly Transition<S, Actor>[];
}

/** Infers the names of states and actors from the keys of their tables. */
export const lifecycle = <const S extends string, const Actor extends string>(
  definition: Omit<Lifecycle<S, NoInfer<Actor>>, 'actors'> & { actors: { readonly [A in Actor]: Words } },
): Lifecycle<S, Actor> => definition;

export type StateOf<L> = L extends Lifecycle<infer S, string> ? S : never;
export type ActorOf<L> = L extends Lifecycle<string, infer A> ? A : never;

/** The names of a lifecycle's states, in the order of its table. */
export const statesOf = <S extends string>({ states }: Pick<Lifecycle<S>, 'states'>): readonly S[] =>
  Object.keys(states) as S[];

/** The states that one of `actors` may move a subject in `from` to, in the order of the table, each once. */
export const allowedFrom = <S extends string, Actor extends string>(
  { transitions }: Lifecycle<S, Actor>,
  from: S,
  actors: readonly Actor[],
): S[] => {
  const allowed = transitions.filter(
    (transition) => transition.from === from && transition.by.some((actor) => actors.includes(actor)),
  );
  return [...new Set(allowed.map(({ to }) => to))];
};

/** The states that no transition leaves: there a subject has ended. */
export const endStates = <S extends string>(definition: Pick<Lifecycle<S, string>, 'states' | 'transitions'>): S[] =>
  statesOf(definition).filter((state) => definition.transitions.every(({ from }) => from !== state));

/** The states that a subject enters only with a reason. */
export const statesWithReason = <S extends string>({ transitions }: Pick<Lifecycle<S, string>, 'transitions'>): S[] => [
  ...new Set(transitions.flatMap(({ to, reason }) => (reason === 'required' ? [to] : []))),
];

/** A state's name in a language: `In review`. */
export const labelOf = <S extends string>({ states }: Lifecycle<S, string>, state: S, locale: Locale): string =>
  states[state].label[locale];

/** The reason of a change of state; what the transition itself says where none was given. */
export const reasonOf = (
  { transitions }: Pick<Lifecycle, 'transitions'>,
  { from, to, reason }: { from: string | null; to: string; reason: string | null },
  locale: Locale,
): string | null =>
  reason ?? transitions.find((transition) => transition.from === from && transition.to === to)?.note?.[locale] ?? null;

export interface Stage<S extends string> {
  state: S;
  since: string;
  waiting_for: string | null;
  due_at: string | null;
  overdue: boolean;
}

/**
 * The status clock: the state of a subject, since when, who has to act next and by when.
 * @returns null for no events
 */
export const stageOf = <S extends string>(
  events: readonly { at: string; to: S; waiting_for: string | null; due_at: string | null }[],
  now: number,
): Stage<S> | null => {
  const last = events.at(-1);
  if (!last) return null;
  const { at, to, waiting_for, due_at } = last;
  return { state: to, since: at, waiting_for, due_at, overdue: due_at !== null && Date.parse(due_at) < now };
};
