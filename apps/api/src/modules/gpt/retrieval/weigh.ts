import { createCache } from '../../../frame/cache.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { countCapped } from '../../../frame/list/cells.ts';
import { hitsAnywhere } from '../../../frame/list/conditions.ts';
import { both, type Condition, type List } from '../../../frame/list/list.ts';
import { parseQuery } from '../../../frame/list/parse-query.ts';
import type { QuestionWord } from './question-words.ts';

/** Rows of one list that are counted for one word. */
const CAP = 1_000;

/** A word with what it tells: 1 for one that no source has, near 0 for one that all have. */
export interface WeighedWord extends QuestionWord {
  weight: number;
  /** Whether any source has it. */
  occurs: boolean;
}

/** Rows of a list that have a word; null for one that the index cannot be asked for. */
export const havingWord = (list: List, { alternatives }: QuestionWord): Condition | null => {
  const group = alternatives.flatMap((alternative) => parseQuery(alternative) ?? []);
  const [exact] = group;
  return exact
    ? hitsAnywhere(list, { exact, groups: [group], marks: { literal: [], words: [], initials: null } })
    : null;
};

/** Inverse document frequency over all lists, from 0 to 1. */
const weightOf = (rows: number, all: number): number => Math.log(1 + all / (rows + 1)) / Math.log(1 + all);

/** Weighs words by how many sources have them; counts are at most ten minutes old. */
export const createWeights = (lists: readonly List[]) => {
  const counts = createCache<number>({ ttl: 600_000, stale: 3_600_000, max: 5_000 });
  const total = async (db: Db | Tx) =>
    counts.get('', async () => {
      const each = await Promise.all(lists.map((list) => countCapped(db, list, both([]), CAP)));
      return each.reduce((sum, count) => sum + count, 0);
    });
  const rowsWith = (db: Db | Tx, word: QuestionWord) =>
    counts.get(word.text, async () => {
      const each = await Promise.all(
        lists.map(async (list) => {
          const condition = havingWord(list, word);
          return condition ? countCapped(db, list, condition, CAP) : 0;
        }),
      );
      return each.reduce((sum, count) => sum + count, 0);
    });
  return async (db: Db | Tx, words: readonly QuestionWord[]): Promise<WeighedWord[]> => {
    const [all, ...rows] = await Promise.all([total(db), ...words.map((word) => rowsWith(db, word))]);
    return words.map((word, index) => {
      const count = rows[index] ?? 0;
      return { ...word, weight: weightOf(count, all), occurs: count > 0 };
    });
  };
};
