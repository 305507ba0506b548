import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { demandResponse } from '@zonekit/api-client/lifecycle/demand-response';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { ownedBy } from '../demand/demand.lists.ts';

export const ownResponses: OwnRecords<StateOf<typeof demandResponse>, ActorOf<typeof demandResponse>> = {
  lifecycle: demandResponse,
  actor: 'responder',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('supply_responses as d')
      .innerJoin('supply_demands as m', 'm.id', 'd.demand_id')
      .select(['d.id', 'd.number', 'd.status', 'd.updated_at', 'm.title_zh', 'm.title_en'])
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
