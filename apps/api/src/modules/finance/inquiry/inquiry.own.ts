import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Inquiries that the user sent; an answered one waits for the user to read it. */
export const ownFinanceInquiries: OwnRecords<StateOf<typeof financeInquiry>, ActorOf<typeof financeInquiry>> = {
  lifecycle: financeInquiry,
  actor: 'applicant',
  async find(db, { user }, { states, limit }) {
    let query = db
      .selectFrom('finance_inquiries')
      .select(['id', 'number', 'content as title', 'status', 'updated_at'])
      .where('user_id', '=', user.user_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({ ...row, due_at: null }));
  },
};
