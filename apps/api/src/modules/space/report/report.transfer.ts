import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

/** Operating status reports with their figures, money in fen; read alone, since a quarter's reports come by the clock. */
export const reportTransfer = transfer({
  name: 'business-reports',
  row: z.object({
    number: z.string(),
    status: z.string(),
    enterprise_id: z.string(),
    period: z.string(),
    due_on: z.string(),
    revenue: z.string(),
    taxes: z.string(),
    rd_spend: z.string(),
    exports: z.string(),
    headcount: z.string(),
    rd_headcount: z.string(),
    patents: z.string(),
    energy: z.string(),
    reasons: z.string(),
    remark: z.string(),
    submitted_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('space_business_reports')
      .select(['number', 'status', 'enterprise_id', 'period', 'due_on', 'figures', 'reasons', 'remark', 'submitted_at'])
      .orderBy('period')
      .orderBy('enterprise_id')
      .execute();
    for (const { figures, ...row } of rows) yield textOf({ ...row, ...(figures ?? NOTHING) });
  },
});

/** Figures of a quarter that is not reported yet. */
const NOTHING = {
  revenue: null,
  taxes: null,
  rd_spend: null,
  exports: null,
  headcount: null,
  rd_headcount: null,
  patents: null,
  energy: null,
};
