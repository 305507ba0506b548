import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

/** Submitted park entry applications; read alone, since each has a history. Drafts are nobody's business yet. */
export const entryApplicationTransfer = transfer({
  name: 'entry-applications',
  row: z.object({
    number: z.string(),
    status: z.string(),
    enterprise_name: z.string(),
    credit_code: z.string(),
    industry: z.string(),
    unit_id: z.string(),
    starts_on: z.string(),
    term_months: z.string(),
    rent_period: z.string(),
    purpose: z.string(),
    headcount: z.string(),
    investment: z.string(),
    environmental_impact: z.string(),
    environmental_note: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    contract_id: z.string(),
    created_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('space_applications')
      .select(['number', 'status', 'form', 'contract_id', 'created_at'])
      .where('status', '<>', 'draft')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const { form, ...row } of rows) {
      const { licence: _licence, attachments: _files, address: _address, investment, ...fields } = form;
      yield textOf({ ...row, ...fields, investment: investment?.amount ?? null });
    }
  },
});
