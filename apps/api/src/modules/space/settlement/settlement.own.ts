import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Settlements of the user's enterprise. */
export const ownSettlements: OwnRecords<StateOf<typeof settlement>, ActorOf<typeof settlement>> = {
  lifecycle: settlement,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('space_settlements')
      .select(['id', 'number', 'status', 'updated_at', 'starts_on', 'ends_on'])
      .where('enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(({ starts_on, ends_on, ...row }) => ({
      ...row,
      title: locale === 'en' ? `Rent subsidy, ${starts_on} to ${ends_on}` : `租金补贴 ${starts_on}至${ends_on}`,
      due_at: null,
    }));
  },
};
