import { faqEndpoints } from '@zonekit/api-client/faq/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { questionFile, questionList, questionStatuses, questionsOf } from './question.lists.ts';
import { createQuestion, getQuestion, moveQuestion, presentQuestions } from './question.service.ts';

/** Questions that users ask, under `/policies/faq_questions`. */
export const questionRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: faqEndpoints.listQuestions, file: faqEndpoints.questionsFile },
    {
      list: questionList,
      scope: questionsOf,
      present: async (ids, { db, user }) => (user ? presentQuestions(db, ids, user) : []),
      labels: async ({ locale }) => ({ status: named(questionStatuses, locale) }),
      file: questionFile,
    },
  );

  serve(faqEndpoints.createQuestion, async ({ db, user, body }) => ({
    data: await createQuestion(db, { user, now: context.now() }, body),
  }));

  serve(faqEndpoints.getQuestion, async ({ db, user, params }) => ({
    data: await getQuestion(db, user, params.question_id),
  }));

  serve(faqEndpoints.moveQuestion, async ({ db, user, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveQuestion(db, { user, now: context.now() }, params.question_id, to) };
  });
};
