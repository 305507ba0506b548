import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import { entryApplicationRemark, entryApplicationStatus } from '@zonekit/api-client/space/entry-application/contract';
import * as z from 'zod/mini';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { findEntryApplications, unitNamesOf } from './entry-application.repository.ts';
import { moveEntryApplication } from './entry-application.service.ts';

/** Park entry applications under review. */
export const entryApplicationQueue: Queue = {
  lifecycle: entryApplication,
  async describe(db, ids) {
    const rows = await findEntryApplications(db, ids);
    const units = await unitNamesOf(
      db,
      rows.map(({ form }) => form.unit_id),
    );
    return new Map(
      rows.map(({ id, number, form }) => [
        id,
        { number, title: `${form.enterprise_name} ${units.get(form.unit_id)?.title_zh ?? ''}`.trim() },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_applications')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    await moveEntryApplication(db, { user, now, locale: 'zh-CN' }, id, {
      status: z.parse(entryApplicationStatus, status),
      reason,
      remarks: z.parse(z.array(entryApplicationRemark), remarks),
    });
  },
};
