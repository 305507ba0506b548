import { markTerms, parseQuery, type SearchQuery, type Terms } from '../parse-query.ts';
import type { Dictionary } from './dictionary.ts';
import { keyOf, type Token, termsOf, tokensOf } from './search-tokens.ts';

/** Limits of one search: groups that all must hold, and alternatives in one. */
const MOST_GROUPS = 8;
const MOST_ALTERNATIVES = 12;

/** A search as it was typed, and expanded by the alternatives of its terms. */
export interface Search {
  exact: SearchQuery;
  /** A hit has at least one alternative of each group. Null for a search without alternatives. */
  groups: readonly (readonly SearchQuery[])[] | null;
  /** Terms to mark in the hits. */
  marks: Terms;
}

/** Terms of the index for a word of Latin letters: 冷链 for `lenglian`. */
export type Transcribe = (word: string) => readonly string[];

interface Piece {
  text: string;
  synonyms: readonly string[];
}

const adjacent = (tokens: readonly Token[]): boolean =>
  tokens.every((token, index) => {
    const next = tokens[index + 1];
    return !next || (!token.han && !next.han) || (token.term === next.term && token.to === next.from);
  });

/** The longest term of the dictionary that begins at a token. */
const termAt = (tokens: readonly Token[], at: number, { synonyms, ignored, longest }: Dictionary) => {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    const key = keyOf(part);
    if (adjacent(part) && (synonyms.has(key) || ignored.has(key))) return { length, key };
  }
  return null;
};

/** A document's number is one term, whatever words are in it. */
const NUMBER = /\[\d{4}\]/;

/** Splits a search at the terms of the dictionary; what stands between them stays together. */
export const piecesOf = (q: string, dictionary: Dictionary): Piece[] => {
  const terms = termsOf(q);
  const tokens = tokensOf(q);
  const pieces: Piece[] = [];
  const dropped: Piece[] = [];
  const leftover: Token[] = [];
  const flush = () => {
    const [first, last] = [leftover[0], leftover.at(-1)];
    if (first && last) {
      const term = terms[first.term] ?? '';
      const text = term.slice(first.from, last.to);
      // A single character that is left of a split term (的) says nothing.
      const fragment = text !== term && Array.from(text).length === 1 && first.han;
      (fragment ? dropped : pieces).push({ text, synonyms: [] });
    }
    leftover.length = 0;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (leftover[0] && leftover[0].term !== token.term) flush();
    const match = NUMBER.test(terms[token.term] ?? '') ? null : termAt(tokens, at, dictionary);
    if (!match) {
      leftover.push(token);
      at += 1;
      continue;
    }
    flush();
    const part = tokens.slice(at, at + match.length);
    const text = part
      .map(({ text, han }) => (han ? text : ` ${text} `))
      .join('')
      .trim()
      .replace(/\s+/g, ' ');
    const synonyms = dictionary.synonyms.get(match.key);
    if (synonyms) pieces.push({ text, synonyms });
    else dropped.push({ text, synonyms: [] });
    at += match.length;
  }
  flush();
  return pieces.length > 0 ? pieces : dropped;
};

const lexemeQuery = (lexeme: string): SearchQuery => ({
  han: `'${lexeme.replaceAll("'", "''")}'`,
  words: null,
  titleOnly: false,
  initials: null,
  contains: [],
});

/** Words parted by single spaces, as names of tags are compared: `cold-chain` is `cold chain`. */
const plainWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;

/** Tags whose name has the term: 冷链 finds what is tagged 冷链物流; an English term begins a word of the name. */
const tagsOf = (term: string, { tags }: Dictionary): string[] => {
  const text = /\p{Script=Han}/u.test(term) ? term : plainWords(term);
  if (Array.from(text.trim()).length < 2) return [];
  return tags.flatMap(({ names, lexeme }) => (names.some((name) => plainWords(name).includes(text)) ? [lexeme] : []));
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const LATIN = /^[a-z]{4,30}$/;

const parsed = (terms: readonly string[]): SearchQuery[] => terms.flatMap((term) => parseQuery(term) ?? []);

const marksOf = (terms: readonly string[], initials: string | null): Terms => {
  const han = terms.filter((term) => /\p{Script=Han}/u.test(term));
  const words = terms.filter((term) => !han.includes(term)).flatMap((term) => tokensOf(term).map(({ text }) => text));
  return { literal: unique(han), words: unique(words), initials };
};

/**
 * Expands a search by synonyms, tags and pinyin.
 * @returns null where nothing in it can be searched for
 */
export const expandQuery = (q: string, dictionary: Dictionary, transcribe: Transcribe = () => []): Search | null => {
  const exact = parseQuery(q);
  if (!exact) return null;
  const pieces = piecesOf(q, dictionary).flatMap((piece): Piece[] => {
    const phrases = LATIN.test(piece.text) && piece.synonyms.length === 0 ? transcribe(piece.text) : [];
    const [phrase] = phrases;
    if (phrase === undefined) return [piece];
    // Several words written as one: each is a term of its own.
    if (phrase.includes(' ')) return piecesOf(phrase, dictionary);
    const fromDictionary = phrases.flatMap((text) => piecesOf(text, dictionary).flatMap(({ synonyms }) => synonyms));
    return [{ text: piece.text, synonyms: [...phrases, ...fromDictionary] }];
  });
  const typed = pieces.map(({ text }) => text);
  const initials = exact.initials?.contains ?? null;
  if (pieces.length > MOST_GROUPS) return { exact, groups: null, marks: markTerms(q) };
  const groups = pieces.map(({ text, synonyms }) => {
    const terms = unique([text, ...synonyms]).slice(0, MOST_ALTERNATIVES);
    return { terms, tags: tagsOf(text, dictionary) };
  });
  const plain =
    groups.every(({ terms, tags }) => terms.length === 1 && tags.length === 0) &&
    typed.join(' ') === termsOf(q).join(' ');
  if (plain) return { exact, groups: null, marks: markTerms(q) };
  return {
    exact,
    groups: groups.map(({ terms, tags }) => [...parsed(terms), ...tags.map(lexemeQuery)]),
    marks: marksOf(unique(groups.flatMap(({ terms }) => terms)), initials),
  };
};
