import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import { createCache } from '../../cache.ts';
import type { Db, Tx } from '../../context.ts';
import type { List } from '../list.ts';
import type { Dictionary } from './dictionary.ts';

/** The newest titles that the terms are read from. */
const TITLES = 5_000;

/** Terms of a list's index with the number of titles that have them, for corrections and pinyin. */
export interface Vocabulary {
  /** Pairs of Han characters. */
  pairs: ReadonlyMap<string, number>;
  /** English words. */
  words: ReadonlyMap<string, number>;
  /** Syllables of a character without tones; several for a polyphone. */
  syllablesOf: ReadonlyMap<string, readonly string[]>;
  /** Characters by syllable. */
  characters: ReadonlyMap<string, readonly string[]>;
}

interface Entry {
  word: string;
  ndoc: number;
}

const syllables = (character: string): string[] => [
  ...new Set(pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true })),
];

/** @param synonyms terms that are searched for though no title has them */
export const vocabularyOf = (entries: readonly Entry[], synonyms: Iterable<string> = []): Vocabulary => {
  const pairs = new Map<string, number>();
  const words = new Map<string, number>();
  for (const { word, ndoc } of entries) {
    if (/^\p{Script=Han}{2}$/u.test(word)) pairs.set(word, ndoc);
    else if (/^[a-z]{3,}$/.test(word)) words.set(word, ndoc);
  }
  for (const key of synonyms) {
    const characters = key.split(' ');
    if (!characters.every((character) => /^\p{Script=Han}$/u.test(character))) continue;
    characters.slice(1).forEach((character, index) => {
      const pair = `${characters[index]}${character}`;
      if (!pairs.has(pair)) pairs.set(pair, 1);
    });
  }
  const syllablesOf = new Map<string, readonly string[]>();
  const characters = new Map<string, string[]>();
  for (const character of new Set([...pairs.keys()].join(''))) {
    syllablesOf.set(character, syllables(character));
    for (const syllable of syllables(character)) {
      characters.set(syllable, [...(characters.get(syllable) ?? []), character]);
    }
  }
  return { pairs, words, syllablesOf, characters };
};

const readVocabulary = async (db: Db | Tx, list: List, now: Date, { synonyms }: Dictionary): Promise<Vocabulary> => {
  const [range] = list.sorts[list.sort]?.(now) ?? [];
  const titles = (list.search?.titles ?? []).map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);
  const newest = (columns: string) =>
    `select ${columns} from (select * from "${list.table}" order by "${range?.column ?? 'id'}" desc limit ${TITLES}) as d`;
  const { rows } = await sql<Entry>`
    select word, ndoc from ts_stat(${sql.lit(newest('title_vector'))}) where word !~ '^[~#a-z0-9]'
    union all
    select word, ndoc from ts_stat(${sql.lit(newest(`to_tsvector('simple', ${titles})`))}) where word ~ '^[a-z]{3,}$'`.execute(
    db,
  );
  return vocabularyOf(rows, synonyms.keys());
};

/** Reads the vocabulary of a list at most every ten minutes. */
export const createVocabularies = () => {
  const vocabularies = createCache<Vocabulary>({ ttl: 600_000, stale: 3_600_000, max: 100 });
  return (db: Db | Tx, list: List, now: Date, dictionary: Dictionary): Promise<Vocabulary> =>
    vocabularies.get(list.name, () => readVocabulary(db, list, now, dictionary));
};
