import { fetchListFile, type ListAnswer, type ListFile, type ListFileOf } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Question, QuestionInput, QuestionStatus } from './question.contract.ts';
import { questionEndpoints } from './question.endpoints.gen.ts';

export type QuestionQuery = NonNullable<InputOf<typeof questionEndpoints.listQuestions>['query']>;

export const listQuestions = (
  transport: Transport,
  query: QuestionQuery = {},
  options?: CallOptions,
): Promise<ListAnswer<Question, 'status'>> => transport.call(questionEndpoints.listQuestions, { query }, options);

/** The same as a file. */
export const fetchQuestions = (
  transport: Transport,
  ...what: ListFileOf<typeof questionEndpoints.questionsFile>
): Promise<ListFile> => fetchListFile(transport, questionEndpoints.questionsFile, ...what);

export const getQuestion = async (transport: Transport, id: string, options?: CallOptions): Promise<Question> =>
  (await transport.call(questionEndpoints.getQuestion, { params: { question_id: id } }, options)).data;

export const createQuestion = async (
  transport: Transport,
  body: QuestionInput,
  options?: CallOptions,
): Promise<Question> => (await transport.call(questionEndpoints.createQuestion, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveQuestion = async (
  transport: Transport,
  id: string,
  status: QuestionStatus,
  reason?: string,
  options?: CallOptions,
): Promise<Question> => {
  const input = { params: { question_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(questionEndpoints.moveQuestion, input, options)).data;
};
