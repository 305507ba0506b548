import { fold, type Run, runsOf } from './fold.ts';
import { INITIALS, pairsOf } from './tokens.ts';

/** A search as it is put to the database. */
export interface SearchQuery {
  /** Lexemes that must all be there, in the form of a tsquery; null for a query of words only. */
  han: string | null;
  /** Words for `plainto_tsquery('english', …)`; null without any. */
  words: string | null;
  /** One Han character, or nothing but single ones: titles alone are searched. */
  titleOnly: boolean;
  /** A word that may be initials of pinyin: threes as a tsquery, and what the initials must contain. */
  initials: { query: string; contains: string } | null;
  /** Terms that the text must contain as they stand: pairs alone would also find them scattered. */
  contains: string[];
}

/** What a hit is marked by. */
export interface Terms {
  /** Folded terms that are marked wherever they stand. */
  literal: string[];
  /** Folded words that are marked where a word has the same stem. */
  words: string[];
  /** Folded initials: marked where the characters have them. */
  initials: string | null;
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const hanQuery = (run: string): string[] => {
  const characters = Array.from(run);
  // One character: every pair that begins with it, and the lexeme that it is at the end of a run.
  if (characters.length === 1) return [`${quoted(run)}:*`];
  return pairsOf(run).slice(0, -1).map(quoted);
};

const initialsQuery = (word: string): SearchQuery['initials'] => {
  if (!/^[a-z]{2,12}$/.test(word)) return null;
  if (word.length === 2) return { query: `${quoted(INITIALS + word)}:*`, contains: word };
  const threes = Array.from({ length: word.length - 2 }, (_, index) => quoted(INITIALS + word.slice(index, index + 3)));
  return { query: threes.join(' & '), contains: word };
};

const termsOf = (q: string): string[] => fold(q).split(/\s+/).filter(Boolean);
const needsLike = (runs: readonly Run[]): boolean =>
  runs.some((run) => run.kind === 'han' && Array.from(run.text).length > 2) ||
  (runs.length > 1 && runs.some((run) => run.kind === 'han'));

/**
 * What the index is asked for of a term. Where a number or a pair of characters finds it, single characters (第37批) are left
 * to LIKE: as prefixes they would have the index read nearly every document.
 */
const telling = (runs: readonly Run[]): readonly Run[] => {
  const single = ({ kind, text }: Run) => kind === 'han' && Array.from(text).length === 1;
  const selective = runs.some((run) => (run.kind === 'han' ? !single(run) : /\d/.test(run.text)));
  return selective ? runs.filter((run) => !single(run)) : runs;
};

/** Reads what a visitor typed; null where nothing in it can be searched for. Terms are parted by spaces and all must hold. */
export const parseQuery = (q: string): SearchQuery | null => {
  const terms = termsOf(q);
  const runs = terms.flatMap((term) => telling(runsOf(term)));
  if (runs.length === 0) return null;
  const han = runs.filter((run) => run.kind === 'han');
  const words = runs.filter((run) => run.kind === 'word').map((run) => run.text);
  const [onlyWord] = words;
  return {
    han: han.length > 0 ? han.flatMap((run) => hanQuery(run.text)).join(' & ') : null,
    words: words.length > 0 ? words.join(' ') : null,
    titleOnly: words.length === 0 && han.every((run) => Array.from(run.text).length === 1),
    initials: han.length === 0 && words.length === 1 && onlyWord !== undefined ? initialsQuery(onlyWord) : null,
    contains: terms.filter((term) => needsLike(runsOf(term))),
  };
};

/** What to mark in the hits of a search. */
export const markTerms = (q: string): Terms => {
  const terms = termsOf(q);
  const mixed = terms.filter((term) => runsOf(term).some((run) => run.kind === 'han'));
  const words = terms.filter((term) => !mixed.includes(term)).flatMap((term) => runsOf(term).map((run) => run.text));
  const [only] = words;
  return {
    literal: mixed,
    words,
    initials: mixed.length === 0 && words.length === 1 && only !== undefined && initialsQuery(only) ? only : null,
  };
};
