import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { statusIn } from './lease.status.ts';

/** Rent has to be renewed, or the unit handed back, until the end of the last day. */
const CLOSES = 'T18:00:00+08:00';

/** The contracts of the user's enterprise. One that is expiring is due on its last day. */
export const ownLeases: OwnRecords<StateOf<typeof contract>, ActorOf<typeof contract>> = {
  lifecycle: contract,
  actor: 'tenant',
  async find(db, { user, locale, now }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('space_contracts as d')
      .innerJoin('space_units as u', 'u.id', 'd.unit_id')
      .select(['d.id', 'd.number', 'd.updated_at', 'd.ends_on', 'u.title_zh', 'u.title_en'])
      .select(statusIn(now).as('status'))
      .where('d.enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where(statusIn(now), '=', anyOf(states));
    const rows = await query.orderBy('d.updated_at', 'desc').orderBy('d.id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ends_on, number, updated_at, ...row }) => ({
      ...row,
      // Never null of a contract with a tenant.
      number: number ?? '',
      updated_at: updated_at ?? '',
      title: (locale === 'en' && title_en) || title_zh,
      due_at: row.status === 'expiring' ? `${ends_on}${CLOSES}` : null,
    }));
  },
};
