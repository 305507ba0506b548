import { fold } from '../../../frame/list/fold.ts';
import { stem } from '../../../frame/list/marks.ts';
import type { Dictionary } from '../../../frame/list/search/dictionary.ts';
import { piecesOf } from '../../../frame/list/search/expand-query.ts';
import { STOP_WORDS } from './question-words.data.ts';

/** A word of a question that a source has or lacks. */
export interface QuestionWord {
  text: string;
  /** Itself and its synonyms, folded. */
  alternatives: readonly string[];
}

const MOST_WORDS = 16;
const HAN = /\p{Script=Han}/u;
/** 能不能, 交不交: the verb once. */
const A_NOT_A = /(\p{Script=Han})不\1/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Single characters, figures and stop words say nothing. */
const tells = (word: string): boolean =>
  !STOP_WORDS.has(word) && !/^[\d.,%]+$/.test(word) && (HAN.test(word) ? Array.from(word).length > 1 : word.length > 1);

/** Words of a text. Characters that the segmenter leaves alone are a word that it does not know: 养, 猪, 场. */
const segmentsOf = (text: string): string[] => {
  const words: string[] = [];
  let alone = '';
  const flush = () => {
    if (tells(alone)) words.push(alone);
    alone = '';
  };
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && HAN.test(segment) && Array.from(segment).length === 1 && !STOP_WORDS.has(segment)) {
      alone += segment;
      continue;
    }
    flush();
    if (isWordLike && tells(segment)) words.push(segment);
  }
  flush();
  return words;
};

/** The words of a question that say what it is about, each once: terms of the dictionary whole, the rest by segmentation. */
export const wordsOf = (question: string, dictionary: Dictionary): QuestionWord[] => {
  // Punctuation parts terms; within one, the dictionary's terms are looked up.
  const plain = fold(question)
    .replace(/[^\p{L}\p{N}&[\]%-]+/gu, ' ')
    .replace(A_NOT_A, '$1');
  const words = piecesOf(plain, dictionary).flatMap(({ text, synonyms }): QuestionWord[] =>
    synonyms.length > 0
      ? [{ text, alternatives: [...new Set([text, ...synonyms])] }]
      : segmentsOf(text).map((word) => ({ text: word, alternatives: [word] })),
  );
  const unique = new Map(words.map((word) => [HAN.test(word.text) ? word.text : stem(word.text), word]));
  return [...unique.values()].filter(({ text }) => tells(text)).slice(0, MOST_WORDS);
};

/** A text prepared for many comparisons. */
export interface Folded {
  text: string;
  stems: ReadonlySet<string>;
}

export const foldedOf = (text: string): Folded => {
  const folded = fold(text);
  return { text: folded, stems: new Set(Array.from(folded.matchAll(/[a-z0-9]+/g), ([word]) => stem(word))) };
};

/** Long words are the same where they begin alike: `deductible`, `deducted`. */
const SAME_BEGINNING = 6;
const hasStem = (stems: ReadonlySet<string>, word: string): boolean => {
  if (stems.has(word)) return true;
  if (word.length <= SAME_BEGINNING) return false;
  const beginning = word.slice(0, SAME_BEGINNING);
  for (const other of stems) if (other.startsWith(beginning)) return true;
  return false;
};

/** Whether a text has a word, or one that stands for it. */
export const has = ({ text, stems }: Folded, { alternatives }: QuestionWord): boolean =>
  alternatives.some((alternative) =>
    HAN.test(alternative)
      ? text.includes(alternative)
      : (alternative.match(/[a-z0-9]+/g) ?? []).every((part) => hasStem(stems, stem(part))),
  );

/** Pairs of Han characters and stems of words of a text, the stop words among them. */
const tokensOf = (text: string): Set<string> => {
  const folded = fold(text);
  const han = Array.from(folded.matchAll(/\p{Script=Han}+/gu)).flatMap(([run]) => {
    const characters = Array.from(run);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return new Set([...han, ...Array.from(folded.matchAll(/[a-z0-9]+/g), ([word]) => stem(word))]);
};

/** How alike two texts are as they stand, from 0 to 1 (Dice's coefficient). */
export const likeness = (question: string) => {
  const asked = tokensOf(question);
  return (text: string): number => {
    const tokens = tokensOf(text);
    const shared = [...asked].filter((token) => tokens.has(token)).length;
    return shared === 0 ? 0 : (2 * shared) / (asked.size + tokens.size);
  };
};
