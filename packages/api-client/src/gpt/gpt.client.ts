import type { CallOptions, Transport } from '../transport/transport.ts';
import type { GptAnswer, SuggestedQuestion } from './gpt.contract.ts';
import { gptEndpoints } from './gpt.endpoints.gen.ts';

/** Questions to begin with. */
export const suggestedQuestions = async (transport: Transport, options?: CallOptions): Promise<SuggestedQuestion[]> =>
  (await transport.call(gptEndpoints.suggestedQuestions, {}, options)).data;

/** An answer with its sources, or the nearest passages where none answers. */
export const askGpt = async (transport: Transport, question: string, options?: CallOptions): Promise<GptAnswer> =>
  (await transport.call(gptEndpoints.askGpt, { body: { question } }, options)).data;
