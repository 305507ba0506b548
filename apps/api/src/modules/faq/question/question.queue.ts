import { questionStatus } from '@zonekit/api-client/faq/contract';
import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveQuestion } from './question.service.ts';

/** Questions that wait for an answer. */
export const questionQueue: Queue = {
  lifecycle: faqQuestion,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('faq_questions')
      .select(['id', 'number', 'content as title'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title }) => [id, { number, title }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('faq_questions')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveQuestion(db, { user, now }, id, { status: z.parse(questionStatus, status), reason });
  },
};
