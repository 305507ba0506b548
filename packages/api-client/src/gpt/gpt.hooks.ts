'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import { gptEndpoints } from './gpt.endpoints.gen.ts';

/** Questions to begin with. */
export const useSuggestedQuestions = (): Read<AnswerOf<typeof gptEndpoints.suggestedQuestions>['data']> =>
  mapRead(useRead(gptEndpoints.suggestedQuestions, {}), ({ data }) => data);

/** Asks; the page shows what went wrong. `send({ body: { question } })`. */
export const useAskGpt = () => useWrite(gptEndpoints.askGpt, ({ data }) => data, { quiet: true });
