import type { Locale } from '../contract/contract.ts';

/** One text in both languages. */
export type Words = Readonly<Record<Locale, string>>;

/** How a state is coloured: over, under way, open to act, done well, needs somebody, a deadline is near, ended badly. */
export type Tone = 'neutral' | 'info' | 'accent' | 'success' | 'warning' | 'signal' | 'danger';

export interface State<Actor extends string = string> {
  label: Words;
  tone: Tone;
  /** Whose turn it is; left out where nobody is waited for. */
  awaits?: Actor;
  /** Working days in which they are to act. */
  workdays?: number;
}

/** One change of state that exists, and who may make it. */
export interface Arrow<S extends string = string, Actor extends string = string> {
  from: S;
  to: S;
  by: readonly Actor[];
  /** It says why: what is sent back without a reason cannot be mended. */
  reason?: 'required';
}

/** The life of one kind of thing, as data. Source of every table: pages.md, "Lifecycles". */
export interface Lifecycle<S extends string = string, Actor extends string = string> {
  /** Its key wherever the kind is named: `roadshow_booking`. */
  thing: string;
  label: Words;
  /** Who acts on it; `system` is the clock. */
  actors: Readonly<Record<Actor, Words>>;
  /** States in which one may begin. */
  begins: readonly S[];
  states: Readonly<Record<S, State<Actor>>>;
  arrows: readonly Arrow<S, Actor>[];
}

/** Keeps the names of states and actors as types; both are told by the keys of their tables. */
export const lifecycle = <const S extends string, const Actor extends string>(
  told: Omit<Lifecycle<S, NoInfer<Actor>>, 'actors'> & { actors: { readonly [A in Actor]: Words } },
): Lifecycle<S, Actor> => told;

export type StateOf<L> = L extends Lifecycle<infer S, string> ? S : never;
export type ActorOf<L> = L extends Lifecycle<string, infer A> ? A : never;

/** The states that one of `actors` may move a thing in `from` to, in the order of the table, each once. */
export const allowedFrom = <S extends string, Actor extends string>(
  { arrows }: Lifecycle<S, Actor>,
  from: S,
  actors: readonly Actor[],
): S[] => {
  const found = arrows.filter((arrow) => arrow.from === from && arrow.by.some((actor) => actors.includes(actor)));
  return [...new Set(found.map((arrow) => arrow.to))];
};

/** A state's name in a language: `In review`. */
export const labelOf = <S extends string>(told: Lifecycle<S, string>, state: S, locale: Locale): string =>
  told.states[state].label[locale];

export interface Stage<S extends string> {
  state: S;
  since: string;
  awaits: string | null;
  due_at: string | null;
  overdue: boolean;
}

/**
 * The status clock: where a thing stands, since when, whose turn it is and until when.
 * @returns null for no events
 */
export const stageOf = <S extends string>(
  events: readonly { at: string; to: S; awaits: string | null; due_at: string | null }[],
  now: number,
): Stage<S> | null => {
  const last = events.at(-1);
  if (!last) return null;
  const { at, to, awaits, due_at } = last;
  return { state: to, since: at, awaits, due_at, overdue: due_at !== null && Date.parse(due_at) < now };
};
