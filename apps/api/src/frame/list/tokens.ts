import { pinyin } from 'pinyin-pro';
import { fold, runsOf } from './fold.ts';

/** Stands before lexemes that are no words, so that no word can be mistaken for one. */
export const INITIALS = '~';
export const FACET = '#';

/** 冷链物流 → 冷链, 链物, 物流, 流: pairs, and the last character alone, so that a search for one finds all by prefix. */
export const pairsOf = (run: string): string[] => {
  const characters = Array.from(run);
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
};

/** Pairs of every Han run of a text. */
export const hanTokens = (text: string): string[] =>
  runsOf(fold(text)).flatMap((run) => (run.kind === 'han' ? pairsOf(run.text) : []));

/** Words of letters and digits, for PostgreSQL's stemming. */
const words = (text: string): string =>
  runsOf(fold(text))
    .flatMap((run) => (run.kind === 'word' ? [run.text] : []))
    .join(' ');

const remembered = new Map<string, string>();

/** Titles repeat their phrases, and looking up a phrase is expensive: the latest few thousand are cached. */
const initialsOfRun = (run: string): string => {
  const cached = remembered.get(run);
  if (cached !== undefined) return cached;
  const initials = pinyin(run, { pattern: 'first', toneType: 'none', separator: '' });
  if (remembered.size >= 5_000) remembered.clear();
  remembered.set(run, initials);
  return initials;
};

/** Initials of the pinyin of every Han character, runs parted by a space: 冷链（2026） → `ll`. */
export const initialsOf = (text: string): string =>
  runsOf(fold(text))
    .flatMap((run) => (run.kind === 'han' ? [initialsOfRun(run.text)] : []))
    .join(' ');

/** Threes of the initials; the last two alone, so that a search for two finds all by prefix. */
export const initialTokens = (initials: string): string[] =>
  initials
    .split(' ')
    .flatMap((run) =>
      run.length < 2
        ? []
        : Array.from({ length: run.length - 1 }, (_, index) => INITIALS + run.slice(index, index + 3)),
    );

/** A document's words by language. */
interface Wording {
  titles: readonly (string | null)[];
  texts: readonly (string | null)[];
  facets: readonly string[];
}

/** What is stored for the search; the lists of words go through PostgreSQL's `english` configuration. */
export interface SearchColumns {
  title_initials: string;
  search_text: string;
  title_tokens: string[];
  title_words: string;
  tokens: string[];
  words: string;
}

const present = (text: string | null): text is string => text !== null && text !== '';
const unique = (tokens: string[]): string[] => [...new Set(tokens)];

/** Computes the search's columns at write time. `titles[0]` is the Chinese one, which the initials come from. */
export const searchColumnsOf = ({ titles, texts, facets }: Wording): SearchColumns => {
  const title = titles.filter(present).join('\n');
  const text = [title, ...texts.filter(present)].join('\n');
  const initials = initialsOf(titles[0] ?? '');
  const titleTokens = unique([...hanTokens(title), ...initialTokens(initials)]);
  return {
    title_initials: initials,
    search_text: fold(text),
    title_tokens: titleTokens,
    title_words: words(title),
    tokens: unique([...titleTokens, ...hanTokens(text), ...facets.map((facet) => FACET + facet)]),
    words: words(text),
  };
};
