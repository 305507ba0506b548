import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';

/** Inquiries about institutions, products, funds and investors; export only, since each has a history. */
export const financeInquiryTransfer = transfer({
  name: 'finance-inquiries',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    subject: z.string(),
    subject_id: z.string(),
    title_zh: z.string(),
    title_en: z.string(),
    content: z.string(),
    answer: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('finance_inquiries')
          .select(['id', 'number', 'status', 'subject', 'subject_id', 'title_zh', 'title_en', 'content', 'answer'])
          .select(['contact_person', 'contact_phone', 'created_at', 'updated_at'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      textOf,
    ),
});
