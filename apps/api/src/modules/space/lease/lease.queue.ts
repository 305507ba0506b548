import { contract } from '@zonekit/api-client/lifecycle/contract';
import * as z from 'zod/mini';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { findLeases } from './lease.repository.ts';
import { moveLease } from './lease.service.ts';

/** States that somebody chooses; the others come by the clock or by a renewal. */
const chosen = z.enum(['active', 'terminated']);

/** Contracts that their tenants have not signed. */
export const leaseQueue: Queue = {
  lifecycle: contract,
  waitingFor: 'tenant',
  chosen: chosen.options,
  async describe(db, ids) {
    const rows = await findLeases(db, ids);
    return new Map(
      rows.map(({ id, number, title_zh, tenant }) => [id, { number, title: `${title_zh} (${tenant ?? ''})` }]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_contracts')
      .select('id')
      .where('enterprise_id', 'is not', null)
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    const to = { status: z.parse(chosen, status), reason };
    await moveLease(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
