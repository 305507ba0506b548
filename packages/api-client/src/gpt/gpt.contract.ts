import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, text } from '../contract/contract.ts';
import { snippet } from '../contract/list.ts';

/** A passage of a document or an entry of the questions and answers. */
export const gptSource = z.object({
  kind: z.enum(['faq', 'policy', 'declaration']),
  id,
  title: z.string(),
  /** Language of the words. */
  lang: locale,
  /** The document's number; null for an entry of the questions and answers. */
  number: z.nullable(z.string()),
  /** The clause as the document numbers it: 第四条; null for none. */
  clause: z.nullable(z.string()),
  /** What it says, the words of the question marked. */
  quote: snippet,
  /** Day on which it was published or last changed. */
  dated_on: isoDate,
});
export interface GptSource extends z.infer<typeof gptSource> {}

/** Either an answer with the sources that it rests on, or none with the nearest passages. */
export const gptAnswer = z.object({
  question: z.string(),
  answered: z.boolean(),
  /** What the first source says, or the sources phrased as an answer; null where none answers. */
  answer: z.nullable(z.string()),
  /** Whether a language model phrased it. */
  phrased: z.boolean(),
  /** Best first; at least one where it is answered, none otherwise. */
  sources: z.array(gptSource),
  /** The nearest passages where none answers. */
  nearest: z.array(gptSource),
  /** Other questions about the same. */
  related: z.array(z.object({ id, title: z.string(), lang: locale })),
});
export interface GptAnswer extends z.infer<typeof gptAnswer> {}

export const suggestedQuestion = z.object({ id, title: z.string(), lang: locale });
export interface SuggestedQuestion extends z.infer<typeof suggestedQuestion> {}

export const gptEndpoints = {
  suggestedQuestions: endpoint({
    method: 'GET',
    path: '/universal/gpt/questions',
    summary: 'Questions to begin with: the latest of each category that has an answer',
    access: 'public',
    response: envelope(z.array(suggestedQuestion)),
  }),
  askGpt: endpoint({
    method: 'POST',
    path: '/universal/gpt/query',
    summary: 'An answer with its sources; `answered: false` where the sources do not carry one',
    access: 'public',
    body: z.object({ question: text(500) }),
    response: envelope(gptAnswer),
  }),
};
