import { pinyin } from 'pinyin-pro';
import { runsOf } from '../fold.ts';
import { termsOf } from './search-tokens.ts';
import { correctHan } from './transcribe.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Edits between two words (insert, delete, replace, swap of neighbours); `limit + 1` where there are more. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(replace, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped ? (older[j - 2] ?? 0) + 1 : replace),
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
};

const nearest = (
  word: string,
  terms: Iterable<readonly [text: string, count: number, shown: string]>,
): string | null => {
  const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  let best: { distance: number; count: number; shown: string } | null = null;
  for (const [text, count, shown] of terms) {
    const distance = editDistance(word, text, limit);
    if (distance > limit || distance === 0) continue;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { distance, count, shown };
  }
  return best?.shown ?? null;
};

function* spellings({ pairs, syllablesOf }: Vocabulary): Generator<[string, number, string]> {
  for (const [pair, count] of pairs) {
    const [first = '', second = ''] = Array.from(pair);
    for (const a of syllablesOf.get(first) ?? [])
      for (const b of syllablesOf.get(second) ?? []) yield [a + b, count, pair];
  }
}

function* english({ words }: Vocabulary): Generator<[string, number, string]> {
  for (const [word, count] of words) yield [word, count, word];
}

const correctWord = (word: string, vocabulary: Vocabulary): string | null =>
  !/^[a-z]{4,}$/.test(word) || vocabulary.words.has(word)
    ? null
    : (nearest(word, english(vocabulary)) ?? nearest(word, spellings(vocabulary)));

const likes = (character: string): readonly string[] =>
  pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true });

/** Corrections of one term that are tried. */
const TRIED = 5;

const correctionsOf = (term: string, vocabulary: Vocabulary): string[] =>
  runsOf(term).flatMap(({ kind, text }) => {
    const corrections = kind === 'han' ? correctHan(text, vocabulary, likes) : [correctWord(text, vocabulary) ?? text];
    return corrections.filter((better) => better !== text).map((better) => term.replace(text, better));
  });

/**
 * Spellings of a search with the terms of the index, the likeliest first; none where each of its terms is one, or resembles
 * none. One search in which every term is corrected comes first.
 */
export const correctSpelling = (q: string, vocabulary: Vocabulary): string[] => {
  const terms = termsOf(q);
  const corrections = terms.map((term) => correctionsOf(term, vocabulary).slice(0, TRIED));
  const most = Math.max(0, ...corrections.map(({ length }) => length));
  return Array.from({ length: most }, (_, rank) =>
    terms.map((term, index) => corrections[index]?.[rank] ?? corrections[index]?.[0] ?? term).join(' '),
  );
};
