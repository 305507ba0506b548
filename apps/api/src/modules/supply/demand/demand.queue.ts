import { demand } from '@zonekit/api-client/lifecycle/demand';
import { demandStatus } from '@zonekit/api-client/supply/demand/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveDemand } from './demand.service.ts';

/** Demands that wait for a review. */
export const demandQueue: Queue = {
  lifecycle: demand,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('supply_demands')
      .select(['id', 'number', 'title_zh'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title_zh }) => [id, { number, title: title_zh }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('supply_demands')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveDemand(db, { user, now, locale: 'zh-CN' }, id, { status: z.parse(demandStatus, status), reason });
  },
};
