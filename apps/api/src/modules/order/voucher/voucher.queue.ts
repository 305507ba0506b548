import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { redemptionRemark, redemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import * as z from 'zod/mini';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveRedemption } from './redemption.service.ts';
import { findRedemptions } from './voucher.repository.ts';

/** Redemptions to review and to pay. */
export const redemptionQueue: Queue = {
  lifecycle: voucherRedemption,
  async describe(db, ids) {
    const rows = await findRedemptions(db, ids);
    return new Map(
      rows.map(({ id, number, amount, service, enterprise }) => [
        id,
        { number, title: `${enterprise ?? ''} ${service} ${(amount / 100).toFixed(2)}元` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('voucher_redemptions')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason, remarks = [] }, now) {
    const to = {
      status: z.parse(redemptionStatus, status),
      reason,
      remarks: z.parse(z.array(redemptionRemark), remarks),
    };
    await moveRedemption(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
