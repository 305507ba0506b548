import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { statesOf } from '../lifecycle/lifecycle.ts';
import { faqQuestion } from '../lifecycle/subjects/faq-question.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** State of a question. */
export const questionStatus = stateOf(faqQuestion);
export type QuestionStatus = z.infer<typeof questionStatus>;

export const questionInput = z.object({ content: text(500) });
export interface QuestionInput extends z.infer<typeof questionInput> {}

/** A question that a user asked. */
export const question = z.object({
  id,
  /** What is quoted on the telephone: QU20261120-7K3M. */
  number: z.string(),
  ...questionInput.shape,
  user_id: id,
  status: questionStatus,
  /** Null until it is answered. */
  answer: z.nullable(z.string()),
  /** The entry that was published from it; null for none. */
  faq_id: z.nullable(id),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(questionStatus)),
  /** The states that this user may move it to now. */
  allowed: z.array(questionStatus),
});
export interface Question extends z.infer<typeof question> {}

const PATH = '/policies/faq_questions';
const params = z.object({ question_id: id });

const questions = listEndpoints({
  path: PATH,
  summary: "Questions that I asked, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: question,
  list: defineList({
    facets: { status: statesOf(faqQuestion) },
    sorts: ['running', 'updated_at'],
    formats: ['json', 'csv'],
  }),
  shapes: {},
});

export const questionEndpoints = {
  listQuestions: questions.list,
  questionsFile: questions.file,
  createQuestion: endpoint({
    method: 'POST',
    path: '/policies/policy_faqs/add',
    summary: 'Ask a question; answers with its number',
    access: 'user',
    body: questionInput,
    status: 201,
    idempotent: true,
    response: envelope(question),
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: `${PATH}/{question_id}`,
    summary: 'A question of mine with its answer and its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(question),
  }),
  moveQuestion: endpoint({
    method: 'POST',
    path: `${PATH}/{question_id}/status`,
    summary: 'Answer, decline or close a question; the reason of "answered" is the answer. 422 lists what is allowed',
    access: 'user',
    params,
    body: stateChange(faqQuestion, questionStatus),
    errors: [403, 404],
    response: envelope(question),
  }),
};
