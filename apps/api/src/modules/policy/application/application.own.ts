import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** The applications of the user's enterprise. A draft is due when its declaration closes. */
export const ownApplications: OwnRecords<StateOf<typeof policyApplication>, ActorOf<typeof policyApplication>> = {
  lifecycle: policyApplication,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('policy_applications as a')
      .innerJoin('declarations as d', 'd.id', 'a.declaration_id')
      .select(['a.id', 'a.number', 'a.status', 'a.updated_at', 'd.title_zh', 'd.title_en', 'd.closes_at'])
      .where('a.enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where('a.status', '=', anyOf(states));
    const rows = await query.orderBy('a.updated_at', 'desc').orderBy('a.id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, closes_at, ...row }) => ({
      ...row,
      title: (locale === 'en' && title_en) || title_zh,
      due_at: row.status === 'draft' ? closes_at : null,
    }));
  },
};
