import type { Locale } from '@zonekit/api-client/contract';

/** A text in both languages; English is null where it is not translated. */
export interface BothWords {
  zh: string;
  en: string | null;
}

/** In English where it is translated. */
export const say = ({ zh, en }: BothWords, lang: Locale): string => (lang === 'en' && en) || zh;

/** Everything that is said, for the search. */
export const allWords = (words: readonly (BothWords | null)[]): (string | null)[] =>
  words.flatMap((each) => (each === null ? [] : [each.zh, each.en]));

export const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** `380`, `12.50`: yuan without needless decimals. */
export const yuan = (amount: number): string => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));
