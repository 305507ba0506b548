import type { Db, Tx } from '../../context.ts';
import type { List } from '../list.ts';
import { correctSpelling } from './correct.ts';
import { createDictionaries } from './dictionary.ts';
import { expandQuery, piecesOf, type Search } from './expand-query.ts';
import { correctHan, transcribe } from './transcribe.ts';
import { createVocabularies } from './vocabulary.ts';

const LATIN = /[a-z]{4}/i;
const none = (): readonly string[] => [];

/** Expands searches of lists by synonyms, tags and pinyin, and corrects their spelling. */
export interface Searches {
  /** @returns null where nothing in it can be searched for */
  read: (db: Db | Tx, list: List, q: string, now: Date) => Promise<Search | null>;
  /** The same, phrases split where the index has no such phrase; null where nothing is split. */
  split: (db: Db | Tx, list: List, q: string, now: Date) => Promise<Search | null>;
  /** The search spelled with the index's own terms, the likeliest first. */
  correct: (db: Db | Tx, list: List, q: string, now: Date) => Promise<string[]>;
}

export const createSearches = (): Searches => {
  const dictionaries = createDictionaries();
  const vocabularies = createVocabularies();
  const vocabularyOf = async (db: Db | Tx, list: List, now: Date) =>
    vocabularies(db, list, now, await dictionaries(db, list));

  return {
    async read(db, list, q, now) {
      const dictionary = await dictionaries(db, list);
      if (!LATIN.test(q)) return expandQuery(q, dictionary);
      const vocabulary = await vocabularyOf(db, list, now);
      return expandQuery(q, dictionary, (word) => transcribe(word, vocabulary));
    },

    async split(db, list, q, now) {
      const [dictionary, vocabulary] = await Promise.all([dictionaries(db, list), vocabularyOf(db, list, now)]);
      const pieces = piecesOf(q, dictionary).map(({ text }) => text);
      const parts = pieces.map((text) =>
        /^\p{Script=Han}{4,}$/u.test(text)
          ? (correctHan(text, vocabulary, none).find((parted) => parted.replaceAll(' ', '') === text) ?? text)
          : text,
      );
      return parts.some((text, index) => text !== pieces[index]) ? expandQuery(parts.join(' '), dictionary) : null;
    },

    correct: async (db, list, q, now) => correctSpelling(q, await vocabularyOf(db, list, now)),
  };
};
