import type { Locale } from '@zonekit/api-client/contract';
import type { GptAnswer, GptSource } from '@zonekit/api-client/gpt/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { markAll } from '../../frame/list/marks.ts';
import { createDictionaries } from '../../frame/list/search/dictionary.ts';
import { faqList } from '../faq/faq.lists.ts';
import type { Phrase } from './phrase.ts';
import { candidatesOf } from './retrieval/candidates.ts';
import { passageSources } from './retrieval/passages.ts';
import { wordsOf } from './retrieval/question-words.ts';
import { rank, type Scored } from './retrieval/score.ts';
import { createWeights, type WeighedWord } from './retrieval/weigh.ts';

/** The least share of a question's words, by weight, that a source must have to be quoted. Measured by hit-rate.test.ts. */
const CARRIES = 0.6;
const SOURCES = 3;
const RELATED = 4;
const CANDIDATES = 40;

export interface Asked {
  question: string;
  now: Date;
}

const sourceOf = (
  { passage: { text, preference: _, ...source } }: Scored,
  words: readonly WeighedWord[],
): GptSource => {
  const alternatives = words.flatMap((word) => word.alternatives);
  const han = alternatives.filter((word) => /\p{Script=Han}/u.test(word));
  const latin = alternatives.filter((word) => !han.includes(word)).flatMap((word) => word.match(/[a-z0-9]+/g) ?? []);
  return {
    ...source,
    quote: markAll(text, { literal: han, words: latin, initials: null }) ?? [{ text, hit: false }],
  };
};

/**
 * Answers from questions and answers, policies in force by clause, and calls. Every answer quotes at least one source; where
 * no source has enough of what the question says, there is none. @param phrase words an answer; null for the quote alone
 */
export const createGpt = (phrase: Phrase | null) => {
  const dictionaries = createDictionaries();
  const weigh = createWeights(passageSources.map(({ list }) => list));

  const rankedFor = async (db: Db | Tx, { question, now }: Asked) => {
    const words = await weigh(db, wordsOf(question, await dictionaries(db, faqList)));
    // Sources are compared and quoted in the language of the question, whatever that of the page.
    const language: Locale = /\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en';
    const passages = await Promise.all(
      passageSources.map(async ({ list, scope, read }) =>
        read(db, await candidatesOf(db, list, words, { scope: scope(now), limit: CANDIDATES }), language, now),
      ),
    );
    return { words, ranked: rank(question, passages.flat(), words) };
  };

  return async (db: Db | Tx, asked: Asked): Promise<GptAnswer> => {
    const { words, ranked } = await rankedFor(db, asked);
    const carrying = ranked.filter(({ coverage }) => coverage >= CARRIES);
    const answered = carrying.length > 0;
    const shown = (answered ? carrying : ranked).slice(0, SOURCES).map((scored) => sourceOf(scored, words));
    const quoted = carrying[0]?.passage.text ?? null;
    const phrased = answered && phrase ? await phrase(asked.question, shown) : null;
    const isShown = new Set(shown.map(({ id }) => id));
    const related = ranked
      .filter(({ passage }) => passage.kind === 'faq' && !isShown.has(passage.id))
      .slice(0, RELATED)
      .map(({ passage: { id, title, lang } }) => ({ id, title, lang }));
    return {
      question: asked.question,
      answered,
      answer: phrased ?? quoted,
      phrased: phrased !== null,
      sources: answered ? shown : [],
      nearest: answered ? [] : shown,
      related,
    };
  };
};
