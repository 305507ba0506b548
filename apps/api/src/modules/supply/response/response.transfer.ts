import * as z from 'zod/mini';
import { allRows, textOf, transfer } from '../../../frame/transfer.ts';

/** Responses to demands without their contacts, as demands are; export only, since each has a history. */
export const responseTransfer = transfer({
  name: 'supply-responses',
  row: z.object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    demand_id: z.string(),
    demand_number: z.string(),
    title_zh: z.string(),
    title_en: z.string(),
    enterprise_id: z.string(),
    responder: z.string(),
    proposal: z.string(),
    /** Fen; empty where it is negotiated. */
    price: z.string(),
    term_months: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('supply_responses as r')
          .innerJoin('supply_demands as d', 'd.id', 'r.demand_id')
          .select(['r.id', 'r.number', 'r.status', 'r.demand_id', 'd.number as demand_number', 'd.title_zh'])
          .select(['d.title_en', 'r.enterprise_id', 'r.responder', 'r.proposal', 'r.price', 'r.term_months'])
          .select(['r.created_at', 'r.updated_at'])
          .where('r.id', '>', after)
          .orderBy('r.id')
          .limit(limit)
          .execute(),
      textOf,
    ),
});
