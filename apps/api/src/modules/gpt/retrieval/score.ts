import type { Passage } from './passage.types.ts';
import { foldedOf, has, likeness } from './question-words.ts';
import type { WeighedWord } from './weigh.ts';

export interface Scored {
  passage: Passage;
  /** Share of what the question says that the passage has in its title or its text, from 0 to 1. */
  coverage: number;
  score: number;
}

const sum = (words: readonly WeighedWord[]): number => words.reduce((total, { weight }) => total + weight, 0);

/** Compares passages with a question and its words, best first, one passage of each document. */
export const rank = (question: string, passages: readonly Passage[], words: readonly WeighedWord[]): Scored[] => {
  const all = sum(words);
  if (all === 0) return [];
  const share = (text: string) => {
    const folded = foldedOf(text);
    return sum(words.filter((word) => has(folded, word))) / all;
  };
  const alike = likeness(question);
  const ofTitles = new Map<string, number>();
  const scored = passages.map((passage): Scored => {
    const { title, text, preference } = passage;
    const ofTitle = ofTitles.get(title) ?? 0.3 * share(title) + 0.4 * alike(title);
    ofTitles.set(title, ofTitle);
    const coverage = share(`${title}\n${text}`);
    return { passage, coverage, score: coverage + ofTitle + 0.15 * share(text) + preference };
  });
  const best = new Map<string, Scored>();
  for (const each of scored.sort((a, b) => b.score - a.score)) {
    const key = `${each.passage.kind} ${each.passage.id}`;
    if (!best.has(key)) best.set(key, each);
  }
  return [...best.values()];
};
