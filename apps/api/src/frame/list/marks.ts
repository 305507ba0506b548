import type { Snippet } from '@zonekit/api-client/contract/list';
import { pinyin } from 'pinyin-pro';
import { fold } from './fold.ts';
import type { Terms } from './parse-query.ts';

type Span = { from: number; to: number };

const suffixes = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ions',
  'ion',
  'ers',
  'er',
  'ies',
  'ied',
  'ed',
  'es',
  'ly',
  's',
  'y',
  'e',
];

/** A word without its ending: close to what PostgreSQL's stemming does, enough to mark what it found. */
export const stem = (word: string): string => {
  for (const suffix of suffixes) {
    if (word.endsWith(suffix) && word.length - suffix.length >= 3) return word.slice(0, -suffix.length);
  }
  return word;
};

const literalSpans = (folded: string, term: string): Span[] => {
  const spans: Span[] = [];
  for (let from = folded.indexOf(term); from >= 0; from = folded.indexOf(term, from + term.length)) {
    spans.push({ from, to: from + term.length });
  }
  return spans;
};

const wordSpans = (folded: string, words: readonly string[]): Span[] => {
  if (words.length === 0) return [];
  const stems = new Set(words.flatMap((word) => [word, stem(word)]));
  return Array.from(folded.matchAll(/[a-z0-9]+/g)).flatMap((match) => {
    const [word] = match;
    return stems.has(word) || stems.has(stem(word)) ? [{ from: match.index, to: match.index + word.length }] : [];
  });
};

const initialSpans = (folded: string, initials: string): Span[] =>
  Array.from(folded.matchAll(/\p{Script=Han}+/gu)).flatMap((match) => {
    const first = pinyin(match[0], { pattern: 'first', toneType: 'none', type: 'array' });
    const joined = first.join('');
    // One letter for one character, or the places would not fit.
    if (joined.length !== match[0].length) return [];
    return literalSpans(joined, initials).map(({ from, to }) => ({ from: match.index + from, to: match.index + to }));
  });

const merged = (spans: Span[]): Span[] => {
  const out: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = out.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else out.push({ ...span });
  }
  return out;
};

/** Places of the hits in a text. */
const spansOf = (text: string, terms: Terms): Span[] => {
  const folded = fold(text);
  const spans = merged([
    ...terms.literal.flatMap((term) => literalSpans(folded, term)),
    ...wordSpans(folded, terms.words),
  ]);
  return spans.length === 0 && terms.initials ? merged(initialSpans(folded, terms.initials)) : spans;
};

const cut = (text: string, spans: readonly Span[], from: number, to: number): Snippet => {
  const pieces: Snippet = [];
  let at = from;
  const push = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit });
    at = Math.max(at, end);
  };
  for (const span of spans) {
    if (span.to <= from || span.from >= to) continue;
    push(Math.max(from, span.from), false);
    push(Math.min(to, span.to), true);
  }
  push(to, false);
  return pieces;
};

/** The whole text in pieces, its hits marked; null where there is none. Pieces are text, never HTML. */
export const markAll = (text: string, terms: Terms): Snippet | null => {
  const spans = spansOf(text, terms);
  return spans.length > 0 ? cut(text, spans, 0, text.length) : null;
};

const BEFORE = 24;
const LENGTH = 110;

/** A stretch of about 110 characters around the first hit; null where there is none. An ellipsis tells that it was cut at its end. */
export const snippetOf = (text: string, terms: Terms): Snippet | null => {
  // Initials are those of titles; a body's would cost more to work out than the search.
  const spans = spansOf(text, { ...terms, initials: null });
  const [first] = spans;
  if (!first) return null;
  const latin = /[a-z]/i.test(text[first.from] ?? '');
  let from = Math.max(0, first.from - (latin ? BEFORE * 2 : BEFORE));
  let to = Math.min(text.length, from + (latin ? LENGTH * 2 : LENGTH));
  if (latin && from > 0) from = Math.min(first.from, text.indexOf(' ', from) + 1 || from);
  if (latin && to < text.length) to = Math.max(first.to, text.lastIndexOf(' ', to));
  const pieces = cut(text, spans, from, to);
  if (to < text.length) pieces.push({ text: '……', hit: false });
  return pieces;
};
