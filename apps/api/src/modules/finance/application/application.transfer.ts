import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

/** Finance applications, amounts in fen; read alone, since each has a history. */
export const financeApplicationTransfer = transfer({
  name: 'finance-applications',
  row: z.object({
    number: z.string(),
    status: z.string(),
    enterprise_id: z.string(),
    target: z.string(),
    target_id: z.string(),
    title_zh: z.string(),
    amount: z.string(),
    term_months: z.string(),
    purpose: z.string(),
    plan: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('finance_applications')
      .select(['number', 'status', 'enterprise_id', 'target', 'target_id', 'title_zh', 'amount', 'term_months'])
      .select(['purpose', 'plan', 'contact_person', 'contact_phone', 'created_at', 'updated_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const row of rows) yield textOf(row);
  },
});
