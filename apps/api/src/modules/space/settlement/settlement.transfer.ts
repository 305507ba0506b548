import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

/** Settlement applications with the account to pay to, money in fen; read alone, since each has a history. */
export const settlementTransfer = transfer({
  name: 'space-settlements',
  row: z.object({
    number: z.string(),
    status: z.string(),
    enterprise_id: z.string(),
    contract_id: z.string(),
    starts_on: z.string(),
    ends_on: z.string(),
    amount: z.string(),
    account_name: z.string(),
    account_number: z.string(),
    bank: z.string(),
    remark: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('space_settlements')
      .select(['number', 'status', 'enterprise_id', 'contract_id', 'starts_on', 'ends_on', 'amount'])
      .select(['account_name', 'account_number', 'bank', 'remark', 'created_at', 'updated_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const row of rows) yield textOf(row);
  },
});
