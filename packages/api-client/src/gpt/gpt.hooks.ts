'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { GptAnswer, SuggestedQuestion } from './gpt.contract.ts';
import { gptEndpoints } from './gpt.endpoints.gen.ts';

/** Questions to begin with. */
export const useSuggestedQuestions = (): Read<SuggestedQuestion[]> =>
  mapRead(useRead(gptEndpoints.suggestedQuestions, {}), ({ data }) => data);

/** Asks; the page shows what went wrong. `send({ body: { question } })`. */
export const useAskGpt = (): Writer<InputOf<typeof gptEndpoints.askGpt>, GptAnswer> =>
  useWrite(gptEndpoints.askGpt, ({ data }) => data, { quiet: true });
