import { fold } from '../fold.ts';
import { stem } from '../marks.ts';

/** A Han character, or a word of letters and digits. */
export interface Token {
  text: string;
  han: boolean;
  /** The term, parted by spaces, that it stands in, and its place there. */
  term: number;
  from: number;
  to: number;
}

const PATTERN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;

export const termsOf = (q: string): string[] => fold(q).split(/\s+/).filter(Boolean);

/** Characters and words of a search, in their order. */
export const tokensOf = (q: string): Token[] =>
  termsOf(q).flatMap((text, term) =>
    Array.from(text.matchAll(PATTERN), (match) => ({
      text: match[0],
      han: HAN.test(match[0]),
      term,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );

/** Tokens as the dictionary knows them: words without their endings. */
export const keyOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, han }) => (han ? text : stem(text))).join(' ');
