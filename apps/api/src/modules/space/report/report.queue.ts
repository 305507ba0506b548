import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import { reportRemark, reportStatus } from '@zonekit/api-client/space/report/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { periodWords } from './report.labels.ts';
import { moveReport } from './report.service.ts';

/** Reports that were submitted. */
export const reportQueue: Queue = {
  lifecycle: statusReport,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('space_business_reports as r')
      .leftJoin('enterprises as e', 'e.id', 'r.enterprise_id')
      .select(['r.id', 'r.number', 'r.period', 'e.name'])
      .where('r.id', '=', anyOf(ids))
      .execute();
    return new Map(
      rows.map(({ id, number, period, name }) => [
        id,
        { number, title: `${name ?? ''} ${periodWords(period, 'zh-CN')}` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_business_reports')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    const to = {
      status: z.parse(reportStatus, status),
      reason,
      remarks: z.parse(z.array(reportRemark), remarks),
    };
    await moveReport(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
