import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { demand } from '@zonekit/api-client/lifecycle/demand';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { ownedBy } from './demand.lists.ts';

export const ownDemands: OwnRecords<StateOf<typeof demand>, ActorOf<typeof demand>> = {
  lifecycle: demand,
  actor: 'publisher',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('supply_demands as d')
      .select(['d.id', 'd.number', 'd.title_zh', 'd.title_en', 'd.status', 'd.updated_at'])
      .where(ownedBy(user));
    if (states) query = query.where('d.status', '=', anyOf(states));
    const rows = await query.orderBy('d.updated_at', 'desc').orderBy('d.id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ...row }) => ({
      ...row,
      title: (locale === 'en' && title_en) || title_zh,
      due_at: null,
    }));
  },
};
