import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { houseTypes } from '../space.labels.ts';

export const ownNeeds: OwnRecords<StateOf<typeof spaceNeed>, ActorOf<typeof spaceNeed>> = {
  lifecycle: spaceNeed,
  actor: 'publisher',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('space_needs')
      .select(['id', 'number', 'status', 'updated_at', 'house_types', 'area_min'])
      .where('user_id', '=', user.user_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(({ house_types, area_min, ...row }) => {
      const types = house_types.map((type) => houseTypes[type][locale]);
      const area = area_min / 100;
      const title = locale === 'en' ? `${types.join(', ')} from ${area} m²` : `${types.join('、')} ${area}㎡起`;
      return { ...row, title, due_at: null };
    });
  },
};
