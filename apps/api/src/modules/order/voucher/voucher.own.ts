import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Redemptions of the user's enterprise. */
export const ownRedemptions: OwnRecords<StateOf<typeof voucherRedemption>, ActorOf<typeof voucherRedemption>> = {
  lifecycle: voucherRedemption,
  actor: 'applicant',
  async find(db, { user }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('voucher_redemptions')
      .select(['id', 'number', 'status', 'updated_at', 'service as title'])
      .where('enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({ ...row, due_at: null }));
  },
};
