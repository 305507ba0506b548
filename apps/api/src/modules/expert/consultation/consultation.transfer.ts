import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';

/** Consultations with their experts' names; export only, since each takes a half-day and has a history. */
export const consultationTransfer = transfer({
  name: 'expert-consultations',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    expert_id: z.string(),
    expert_zh: z.string(),
    expert_en: z.string(),
    question: z.string(),
    mode: z.string(),
    date: z.string(),
    /** 1 is the morning, 2 the afternoon. */
    period: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('expert_consultations as c')
          .leftJoin('experts as e', 'e.id', 'c.expert_id')
          .select(['c.id', 'c.number', 'c.status', 'c.expert_id', 'e.name_zh as expert_zh', 'e.name_en as expert_en'])
          .select(['c.question', 'c.mode', 'c.date', 'c.period', 'c.contact_person', 'c.contact_phone'])
          .select(['c.created_at', 'c.updated_at'])
          .where('c.id', '>', after)
          .orderBy('c.id')
          .limit(limit)
          .execute(),
      textOf,
    ),
});
