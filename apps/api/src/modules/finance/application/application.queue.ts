import { financeApplicationRemark, financeApplicationStatus } from '@zonekit/api-client/finance/application/contract';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import * as z from 'zod/mini';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { findApplications } from './application.repository.ts';
import { moveApplication } from './application.service.ts';

/** Finance applications, on which the office acts for the lender. */
export const financeApplicationQueue: Queue = {
  lifecycle: financeApplication,
  waitingFor: 'lender',
  async describe(db, ids) {
    const rows = await findApplications(db, ids);
    return new Map(
      rows.map(({ id, number, enterprise, title_zh, amount }) => [
        id,
        { number, title: `${enterprise ?? ''} ${title_zh} ${amount / 1_000_000}万元` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('finance_applications')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    await moveApplication(db, { user, now, locale: 'zh-CN' }, id, {
      status: z.parse(financeApplicationStatus, status),
      reason,
      remarks: z.parse(z.array(financeApplicationRemark), remarks),
    });
  },
};
