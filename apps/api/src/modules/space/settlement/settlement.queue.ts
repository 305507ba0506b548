import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { settlementRemark, settlementStatus } from '@zonekit/api-client/space/settlement/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveSettlement } from './settlement.service.ts';

/** Settlements to review and to pay. */
export const settlementQueue: Queue = {
  lifecycle: settlement,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('space_settlements as s')
      .leftJoin('enterprises as e', 'e.id', 's.enterprise_id')
      .select(['s.id', 's.number', 's.amount', 'e.name'])
      .where('s.id', '=', anyOf(ids))
      .execute();
    return new Map(
      rows.map(({ id, number, amount, name }) => [
        id,
        { number, title: `${name ?? ''} ${(amount / 100).toFixed(2)}元` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_settlements')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    const to = {
      status: z.parse(settlementStatus, status),
      reason,
      remarks: z.parse(z.array(settlementRemark), remarks),
    };
    await moveSettlement(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
