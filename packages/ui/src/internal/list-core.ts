/**
 * What SearchInput, Combobox and MultiSelect share: which options show, which of them is active, what a key does. Plain
 * functions; keys by the combobox pattern of the ARIA Authoring Practices (editable, list autocomplete, manual selection).
 */

export interface ListOption {
  value: string;
  label: string;
  description?: string;
  /** Additional search terms: pinyin (`zhineng zhuangbei`), initials (`znzb`), a former name. */
  keywords?: readonly string[];
  disabled?: boolean;
  /**
   * Name of the option's group, shown above its first option. Options of one group are adjacent; a list has at most a
   * hundred.
   */
  group?: string;
  /** The label with search hits marked by the service; by default the typed text is marked. */
  pieces?: readonly { text: string; hit: boolean }[];
}

/** Normalises case, width and the separators that a pinyin keyboard inserts between syllables. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/['’·]/g, '');
const BLANKS = /\s+/g;

interface Folded {
  label: string;
  /** Suffixes of each keyword at word starts, without blanks. */
  keywords: readonly (readonly string[])[];
}

/** Folded options. Folding is slower than searching, so each option is folded once. */
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

/** Rank from 0 (prefix of the label) to 3 (a later word of a keyword); null without a match. */
const rank = (option: ListOption, term: string): number | null => {
  const { label, keywords } = folded(option);
  if (label.includes(term)) return label.startsWith(term) ? 0 : 1;
  // Only at word starts: 'ai' is inside half of all pinyin.
  const places = keywords.map((starts) => starts.findIndex((start) => start.startsWith(term)));
  if (places.includes(0)) return 2;
  return places.some((at) => at > 0) ? 3 : null;
};

/** Options that match a text, best first, stable; all for an empty text. */
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

/** The label split at the searched text. Nothing is marked if a keyword matched. */
export const markHits = (label: string, query: string): { text: string; hit: boolean }[] => {
  const term = query.trim().toLowerCase();
  const start = term ? label.toLowerCase().indexOf(term) : -1;
  // A letter whose lower case has another length would shift the split.
  if (start < 0 || label.toLowerCase().length !== label.length) return [{ text: label, hit: false }];
  const end = start + term.length;
  return [
    { text: label.slice(0, start), hit: false },
    { text: label.slice(start, end), hit: true },
    { text: label.slice(end), hit: false },
  ].filter(({ text }) => text);
};

/** Runs of adjacent options of one group, each option with its index; one unnamed run without groups. */
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

/** Target of a move: cyclic for single steps, skips disabled options. Null if there is none. */
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
  /** Value of the option that Enter would choose (`aria-activedescendant`). Focus stays in the input. */
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

/** Action of a key in the list; null if the text input handles it. `text`: the input's text. */
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

/** Values after toggling one; `refused` if the maximum is reached, without a change. */
export const toggleChosen = (
  chosen: readonly string[],
  value: string,
  maximum: number = Number.POSITIVE_INFINITY,
): { chosen: readonly string[]; refused: boolean } => {
  if (chosen.includes(value)) return { chosen: chosen.filter((other) => other !== value), refused: false };
  return chosen.length >= maximum ? { chosen, refused: true } : { chosen: [...chosen, value], refused: false };
};
