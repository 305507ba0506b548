import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';
import { demandTable } from './demand.repository.ts';

/** Demands for the office; read alone, since each has a history and responses. Whom to call stays in the database. */
export const demandTransfer = transfer({
  name: 'supply-demands',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    publisher_zh: z.string(),
    title_zh: z.string(),
    title_en: z.string(),
    field: z.string(),
    region: z.string(),
    qualifications: z.string(),
    keywords: z.string(),
    /** Fen; 0 where it is negotiated. */
    budget: z.string(),
    deadline: z.string(),
    released_on: z.string(),
    created_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) => demandTable.after(db, after, limit),
      ({ id, number, status, publisher_zh, title_zh, title_en, field, region, qualifications, keywords, ...row }) => {
        const { budget, deadline, released_on, created_at } = row;
        return textOf({
          ...{ id, number, status, publisher_zh, title_zh, title_en, field, region, qualifications, keywords },
          ...{ budget, deadline, released_on, created_at },
        });
      },
    ),
});
