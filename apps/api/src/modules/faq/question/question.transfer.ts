import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';

/** Questions of visitors; export only, since each has a history. An answer that is published goes with `faqs`. */
export const questionTransfer = transfer({
  name: 'faq-questions',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    content: z.string(),
    answer: z.string(),
    faq_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('faq_questions')
          .select(['id', 'number', 'status', 'content', 'answer', 'faq_id', 'created_at', 'updated_at'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      textOf,
    ),
});
