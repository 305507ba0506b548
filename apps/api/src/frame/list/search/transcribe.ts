import type { Vocabulary } from './vocabulary.ts';

/** Scores of a path through the index's pairs: what a pair that no title has costs, and a substituted character. */
const MISSING = -7;
const HOMOPHONE = -1;
const SUBSTITUTE = -5;
/** Paths kept per position. */
const BEAM = 60;

interface Path {
  /** Characters, words parted by a space. */
  text: string;
  last: string;
  /** Characters of the word that it ends with. */
  run: number;
  score: number;
}

const START: Path = { text: '', last: '', run: 0, score: 0 };

/** The path one character on; null where a word of a single character would be left behind. */
const step = (path: Path, character: string, cost: number, { pairs }: Vocabulary): Path | null => {
  if (path.last === '') return { text: character, last: character, run: 1, score: cost };
  const count = pairs.get(path.last + character);
  if (count !== undefined) {
    const score = path.score + cost + 2 + Math.log(1 + count);
    return { text: path.text + character, last: character, run: path.run + 1, score };
  }
  if (path.run < 2) return null;
  return { text: `${path.text} ${character}`, last: character, run: 1, score: path.score + cost + MISSING };
};

/** The best paths, one for each character that they end with. */
const best = (paths: readonly Path[]): Path[] => {
  const byLast = new Map<string, Path>();
  for (const path of paths) {
    const key = `${path.last}${Math.min(path.run, 2)}`;
    const other = byLast.get(key);
    if (!other || other.score < path.score) byLast.set(key, path);
  }
  return [...byLast.values()].sort((a, b) => b.score - a.score).slice(0, BEAM);
};

/** Han terms of the index whose full pinyin a word is, the likeliest first; none for an English word of the index. */
export const transcribe = (word: string, vocabulary: Vocabulary): string[] => {
  const { characters, words } = vocabulary;
  if (words.has(word)) return [];
  const ends: Path[][] = Array.from({ length: word.length + 1 }, () => []);
  ends[0] = [START];
  for (let from = 0; from < word.length; from++) {
    const paths = best(ends[from] ?? []);
    if (paths.length === 0) continue;
    for (let to = from + 1; to <= Math.min(from + 6, word.length); to++) {
      for (const character of characters.get(word.slice(from, to)) ?? []) {
        ends[to]?.push(...paths.flatMap((path) => step(path, character, 0, vocabulary) ?? []));
      }
    }
  }
  const complete = best((ends[word.length] ?? []).filter(({ run }) => run > 1));
  const top = complete[0]?.score ?? 0;
  return complete
    .filter(({ score }) => score > 0 && score >= top - 2)
    .map(({ text }) => text)
    .slice(0, 3);
};

/** Characters that may stand in place of a typed one, with what each costs. */
const candidates = (
  characters: readonly string[],
  at: number,
  { pairs, ...vocabulary }: Vocabulary,
  likes: (c: string) => readonly string[],
) => {
  const typed = characters[at] ?? '';
  const costs = new Map<string, number>();
  for (const pair of pairs.keys()) {
    const [first = '', second = ''] = Array.from(pair);
    if (first === characters[at - 1]) costs.set(second, SUBSTITUTE);
    if (second === characters[at + 1]) costs.set(first, SUBSTITUTE);
  }
  for (const syllable of likes(typed))
    for (const same of vocabulary.characters.get(syllable) ?? []) costs.set(same, HOMOPHONE);
  costs.set(typed, 0);
  return costs;
};

/** The likeliest terms of the index for Han characters, split where no title has them together; the typed ones are not among them. */
export const correctHan = (
  typed: string,
  vocabulary: Vocabulary,
  likes: (character: string) => readonly string[],
): string[] => {
  const characters = Array.from(typed);
  if (characters.length < 2 || characters.length > 20) return [];
  let paths: Path[] = [START];
  for (let at = 0; at < characters.length; at++) {
    const costs = candidates(characters, at, vocabulary, likes);
    paths = best(
      paths.flatMap((path) => [...costs].flatMap(([character, cost]) => step(path, character, cost, vocabulary) ?? [])),
    );
  }
  return paths.filter(({ run, score, text }) => run > 1 && score > 0 && text !== typed).map(({ text }) => text);
};
