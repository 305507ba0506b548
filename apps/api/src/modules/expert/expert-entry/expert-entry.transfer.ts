import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';

/** Submitted entries of experts without drafts; export only, since each has a history. */
export const expertEntryTransfer = transfer({
  name: 'expert-entries',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    name: z.string(),
    field: z.string(),
    title: z.string(),
    institution: z.string(),
    institution_kind: z.string(),
    position: z.string(),
    languages: z.string(),
    headline: z.string(),
    skills: z.string(),
    introduction: z.string(),
    works: z.string(),
    hours: z.string(),
    contact_phone: z.string(),
    expert_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('expert_entries')
          .select(['id', 'number', 'status', 'form', 'expert_id', 'created_at', 'updated_at'])
          .where('status', '<>', 'draft')
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ({ form, ...row }) => {
        const { photo: _photo, certificates: _files, ...fields } = form;
        return textOf({ ...row, ...fields });
      },
    ),
});
