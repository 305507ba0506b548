import type { GptSource } from '@zonekit/api-client/gpt/contract';
import * as z from 'zod/mini';
import type { Context } from '../../frame/context.ts';

/** Phrases an answer from its sources; null where that fails, and the quote stands. */
export type Phrase = (question: string, sources: readonly GptSource[]) => Promise<string | null>;

const TIMEOUT_MS = 8_000;
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullable(z.string()) }) })).check(z.minLength(1)),
});

const INSTRUCTIONS =
  'Answer the question in its own language, in at most four sentences, from the numbered sources alone. Cite each statement as [1]. Say nothing that the sources do not say; if they do not answer the question, reply with NONE.';

const quoteOf = ({ title, clause, quote }: GptSource, index: number): string =>
  `[${index + 1}] ${title}${clause === null ? '' : ` ${clause}`}: ${quote.map(({ text }) => text).join('')}`;

/** Whether each cited number is one of the sources, and one is cited at least. */
const citesSources = (answer: string, count: number): boolean => {
  const cited = Array.from(answer.matchAll(/\[(\d+)\]/g), ([, number]) => Number(number));
  return cited.length > 0 && cited.every((number) => number >= 1 && number <= count);
};

/**
 * Phrases by an endpoint that speaks OpenAI's chat completions. An answer that cites no source, or one that is not there, is
 * dropped, as is a failure: the quote is shown then.
 */
export const createPhrase = ({ config, log }: Pick<Context, 'config' | 'log'>): Phrase | null => {
  const { gpt } = config;
  if (!gpt) return null;
  return async (question, sources) => {
    try {
      const response = await fetch(`${gpt.url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(gpt.key !== null && { authorization: `Bearer ${gpt.key}` }),
        },
        body: JSON.stringify({
          model: gpt.model,
          temperature: 0,
          messages: [
            { role: 'system', content: INSTRUCTIONS },
            { role: 'user', content: `${sources.map(quoteOf).join('\n')}\n\n${question}` },
          ],
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The endpoint of GPT_URL answered ${response.status}.`);
      const answer = z.parse(completion, await response.json()).choices[0]?.message.content?.trim() ?? '';
      return citesSources(answer, sources.length) ? answer : null;
    } catch (error) {
      log.warn({ error }, 'phrasing an answer failed; its source is quoted');
      return null;
    }
  };
};
