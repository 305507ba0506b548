import { expertEntryRemark, expertEntryStatus } from '@zonekit/api-client/expert/contract';
import { expertEntry } from '@zonekit/api-client/lifecycle/expert-entry';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveExpertEntry } from './expert-entry.service.ts';

/** Expert entries under review. */
export const expertEntryQueue: Queue = {
  lifecycle: expertEntry,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('expert_entries')
      .select(['id', 'number', 'form'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, form }) => [id, { number, title: `${form.name} ${form.institution}` }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('expert_entries')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    const to = {
      status: z.parse(expertEntryStatus, status),
      reason,
      remarks: z.parse(z.array(expertEntryRemark), remarks),
    };
    await moveExpertEntry(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
