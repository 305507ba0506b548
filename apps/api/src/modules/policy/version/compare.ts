import type { Locale } from '@zonekit/api-client/contract';
import type { ClauseComparison } from '@zonekit/api-client/policy/contract';
import { diffArrays } from 'diff';
import type { Clause } from './clauses.ts';

/** Two clauses of which less than this share is the same are different ones. */
const ALIKE = 0.4;

const bigrams = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
};

/** Dice coefficient of the pairs of letters: 0 to 1. */
const likeness = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  const size = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = size(a) + size(b);
  return total === 0 ? 0 : (2 * shared) / total;
};

type Pair = readonly [older: Clause | null, newer: Clause | null];

/** Aligns the clauses so that their likeness adds up to the most; numbers shift, so they do not count. */
const align = (older: readonly Clause[], newer: readonly Clause[]): Pair[] => {
  const before = older.map(({ text }) => bigrams(text));
  const after = newer.map(({ text }) => bigrams(text));
  const width = newer.length + 1;
  const scores = new Float64Array((older.length + 1) * width);
  const score = (i: number, j: number): number => scores[i * width + j] ?? 0;
  const alike = older.map(({ text }, i) =>
    newer.map((clause, j) => {
      if (clause.text === text) return 1;
      const share = likeness(before[i] ?? new Map(), after[j] ?? new Map());
      return share >= ALIKE ? share : 0;
    }),
  );
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const paired = alike[i]?.[j] ?? 0;
      const joined = paired > 0 ? paired + score(i + 1, j + 1) : 0;
      scores[i * width + j] = Math.max(joined, score(i + 1, j), score(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    const [from, to] = [older[i] ?? null, newer[j] ?? null];
    const paired = alike[i]?.[j] ?? 0;
    if (from && to && paired > 0 && score(i, j) === paired + score(i + 1, j + 1)) {
      pairs.push([from, to]);
      i += 1;
      j += 1;
    } else if (from && (!to || score(i, j) === score(i + 1, j))) {
      pairs.push([from, null]);
      i += 1;
    } else {
      pairs.push([null, to]);
      j += 1;
    }
  }
  return pairs;
};

type Pieces = NonNullable<ClauseComparison['older']>;

/** Neighbours of one kind as one piece; a blank between two changes belongs to them. */
const joined = (pieces: Pieces): Pieces => {
  const shown = pieces.map((piece, at) => {
    const between = piece.text.trim() === '' && pieces[at - 1]?.changed && pieces[at + 1]?.changed;
    return between ? { ...piece, changed: true } : piece;
  });
  const merged: Pieces = [];
  for (const piece of shown) {
    const last = merged.at(-1);
    if (last?.changed === piece.changed) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
};

const changedPieces = (older: string, newer: string, segmenter: Intl.Segmenter) => {
  const segments = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  const parts = diffArrays(segments(older), segments(newer));
  const side = (other: 'added' | 'removed') =>
    joined(
      parts.flatMap((part) =>
        part[other] ? [] : [{ text: part.value.join(''), changed: part.added || part.removed }],
      ),
    );
  return { older: side('added'), newer: side('removed') };
};

const whole = (text: string): Pieces => [{ text, changed: false }];

/** Two texts clause by clause; the words that differ are marked. The same input gives the same answer. */
export const compareClauses = (
  older: readonly Clause[],
  newer: readonly Clause[],
  locale: Locale,
): ClauseComparison[] => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return align(older, newer).map(([from, to]): ClauseComparison => {
    const label = to ? to.label : (from?.label ?? null);
    if (!to) return { change: 'removed', label, older: whole(from?.text ?? ''), newer: null };
    if (!from) return { change: 'added', label, older: null, newer: whole(to.text) };
    if (from.text === to.text) return { change: 'unchanged', label, older: whole(from.text), newer: whole(to.text) };
    return { change: 'changed', label, ...changedPieces(from.text, to.text, segmenter) };
  });
};
