/**
 * What SearchInput, Combobox and MultiSelect share: which options show, which of them is active, what a key does. Plain
 * functions; keys by the combobox pattern of the ARIA Authoring Practices (editable, list autocomplete, manual selection).
 */

export interface ListOption {
  value: string;
  label: string;
  description?: string;
  /** Other words that find it: pinyin (`zhineng zhuangbei`), initials (`znzb`), a former name. */
  keywords?: readonly string[];
  disabled?: boolean;
  /** Names what it belongs to, above the first of them. Options of one group stand together; a list has at most a hundred. */
  group?: string;
  /** The label with what was found in it, as the service marks it; else what was typed is marked where it stands. */
  pieces?: readonly { text: string; hit: boolean }[];
}

/** Case and width do not matter, nor the marks that a pinyin keyboard puts between syllables. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/['’·]/g, '');
const BLANKS = /\s+/g;

interface Folded {
  label: string;
  /** Each keyword from each of its words on, without blanks. */
  keywords: readonly (readonly string[])[];
}

/** Folding costs more than finding: each option is folded once, however much is typed. */
const cache = new WeakMap<ListOption, Folded>();
const folded = (option: ListOption): Folded => {
  const before = cache.get(option);
  if (before) return before;
  const now: Folded = {
    label: fold(option.label).replaceAll(BLANKS, ''),
    keywords: (option.keywords ?? []).map((keyword) => {
      const words = fold(keyword).trim().split(BLANKS);
      return words.map((_, at) => words.slice(at).join(''));
    }),
  };
  cache.set(option, now);
  return now;
};

/** 0 for the best hit (the label starts so) to 3 (a later word of a keyword does); null for none. */
const rank = (option: ListOption, term: string): number | null => {
  const { label, keywords } = folded(option);
  if (label.includes(term)) return label.startsWith(term) ? 0 : 1;
  // Never from the middle of a word: 'ai' is in half of all pinyin.
  const places = keywords.map((starts) => starts.findIndex((start) => start.startsWith(term)));
  if (places.includes(0)) return 2;
  return places.some((at) => at > 0) ? 3 : null;
};

/** The options that a text finds, best first, in their own order among equals; every one for an empty text. */
export const filterOptions = <T extends ListOption>(options: readonly T[], query: string): readonly T[] => {
  const term = fold(query).replaceAll(BLANKS, '');
  if (!term) return options;
  return options
    .flatMap((option) => {
      const place = rank(option, term);
      return place === null ? [] : [{ option, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
};

/** A label cut where the searched text begins and ends. Nothing is marked where a keyword was the hit. */
export const markHits = (label: string, query: string): { text: string; hit: boolean }[] => {
  const term = query.trim().toLowerCase();
  const start = term ? label.toLowerCase().indexOf(term) : -1;
  // A letter whose lower case is longer would shift the cut.
  if (start < 0 || label.toLowerCase().length !== label.length) return [{ text: label, hit: false }];
  const end = start + term.length;
  return [
    { text: label.slice(0, start), hit: false },
    { text: label.slice(start, end), hit: true },
    { text: label.slice(end), hit: false },
  ].filter(({ text }) => text);
};

/** Neighbours of one group together, each with its place in the whole; one run without a name where there are no groups. */
export const runsOf = <T extends ListOption>(options: readonly T[]) => {
  const runs: { group: string | undefined; from: number; options: T[] }[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, from: place, options: [option] });
  }
  return runs;
};

export type Move = 'first' | 'last' | 'next' | 'previous' | 'page-down' | 'page-up';

const PAGE = 10;

/** The option that a move leads to: round the ends by single steps, never onto a disabled one. Null where there is none. */
export const moveActive = (options: readonly ListOption[], active: string | null, move: Move): string | null => {
  const open = options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const last = open.length - 1;
  const at = active === null ? -1 : open.indexOf(active);
  const to = {
    first: 0,
    last,
    next: at >= last ? 0 : at + 1,
    previous: at <= 0 ? last : at - 1,
    'page-down': Math.min(last, at + PAGE),
    'page-up': Math.max(0, at - PAGE),
  }[move];
  return open[to] ?? null;
};

export interface ListState {
  open: boolean;
  /** Value of the option that Enter would choose. Focus itself stays in the input. */
  active: string | null;
}

export type KeyAction =
  | { kind: 'show'; move: Move | null }
  | { kind: 'move'; move: Move }
  | { kind: 'choose'; value: string }
  | { kind: 'hide' }
  | { kind: 'clear' }
  | { kind: 'remove-last' };

interface Key {
  key: string;
  altKey: boolean;
}

const MOVES: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'page-down',
  PageUp: 'page-up',
};

/** What a key means to the list; null: what it means to a text input. `text`: what the input holds. */
export const keyAction = ({ key, altKey }: Key, { open, active }: ListState, text: string): KeyAction | null => {
  if (key === 'ArrowDown' && altKey) return open ? null : { kind: 'show', move: null };
  if (key === 'ArrowUp' && altKey) return open ? { kind: 'hide' } : null;
  if (key === 'ArrowDown' && !open) return { kind: 'show', move: 'first' };
  if (key === 'ArrowUp' && !open) return { kind: 'show', move: 'last' };
  const move = MOVES[key];
  if (move && open) return { kind: 'move', move };
  if (key === 'Enter' && open && active !== null) return { kind: 'choose', value: active };
  if (key === 'Escape' && open) return { kind: 'hide' };
  if (key === 'Escape' && text) return { kind: 'clear' };
  if (key === 'Backspace' && !text) return { kind: 'remove-last' };
  return null;
};

/** The chosen values after one more or one fewer; `refused` when the maximum is full, and then nothing has changed. */
export const toggleChosen = (
  chosen: readonly string[],
  value: string,
  maximum: number = Number.POSITIVE_INFINITY,
): { chosen: readonly string[]; refused: boolean } => {
  if (chosen.includes(value)) return { chosen: chosen.filter((other) => other !== value), refused: false };
  return chosen.length >= maximum ? { chosen, refused: true } : { chosen: [...chosen, value], refused: false };
};
