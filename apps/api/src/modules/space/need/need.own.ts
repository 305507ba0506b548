import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { houseTypes } from '../space.labels.ts';
import { statusIn } from './need.status.ts';

export const ownNeeds: OwnRecords<StateOf<typeof spaceNeed>, ActorOf<typeof spaceNeed>> = {
  lifecycle: spaceNeed,
  actor: 'publisher',
  async find(db, { user, locale, now }, { states, limit }) {
    const status = statusIn(shanghaiDay(now));
    let query = db
      .selectFrom('space_needs as d')
      .select(['d.id', 'd.number', 'd.updated_at', 'd.house_types', 'd.area_min', status.as('status')])
      .where('d.user_id', '=', user.user_id);
    if (states) query = query.where(sql<SqlBool>`${status} = ${anyOf(states)}`);
    const rows = await query.orderBy('d.updated_at', 'desc').orderBy('d.id').limit(limit).execute();
    return rows.map(({ house_types, area_min, ...row }) => {
      const types = house_types.map((type) => houseTypes[type][locale]);
      const area = area_min / 100;
      const title = locale === 'en' ? `${types.join(', ')} from ${area} m²` : `${types.join('、')} ${area}㎡起`;
      return { ...row, title, due_at: null };
    });
  },
};
