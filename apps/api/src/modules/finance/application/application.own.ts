import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Finance applications of the user's enterprise. */
export const ownFinanceApplications: OwnRecords<
  StateOf<typeof financeApplication>,
  ActorOf<typeof financeApplication>
> = {
  lifecycle: financeApplication,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('finance_applications')
      .select(['id', 'number', 'status', 'updated_at', 'title_zh', 'title_en'])
      .where('enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ...row }) => ({
      ...row,
      title: (locale === 'en' && title_en) || title_zh,
      due_at: null,
    }));
  },
};
