'use client';
import type { ListAnswer } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { QuestionQuery } from './question.client.ts';
import type { Question } from './question.contract.ts';
import { questionEndpoints } from './question.endpoints.gen.ts';

const { listQuestions, createQuestion, getQuestion, moveQuestion } = questionEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Mine, those that have not ended first. Null asks nothing. */
export const useQuestions = (query: QuestionQuery | null): Read<ListAnswer<Question, 'status'>> =>
  useList(listQuestions, query);

/** The same as one list that grows at its end. */
export const useQuestionPages = (query: QuestionQuery | null): ListPages<Question> =>
  useListPages(listQuestions, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveQuestions = (): ListSaver<typeof questionEndpoints.questionsFile> =>
  useSaveList(questionEndpoints.questionsFile);

/** Null asks nothing. */
export const useQuestion = (id: string | null): Read<Question> =>
  mapRead(useRead(getQuestion, id === null ? null : { params: { question_id: id } }), dataOf);

const CHANGED = [listQuestions, getQuestion];

/** Sends the form in. `send({ body })`; the form shows what is wrong with it. */
export const useCreateQuestion = (): Writer<InputOf<typeof questionEndpoints.createQuestion>, Question> =>
  useWrite(createQuestion, dataOf, { quiet: true, refreshes: CHANGED });

/** Moves it along its lifecycle. `send({ params: { question_id }, body: { status } })`. */
export const useMoveQuestion = (): Writer<InputOf<typeof questionEndpoints.moveQuestion>, Question> =>
  useWrite(moveQuestion, dataOf, { refreshes: CHANGED });
