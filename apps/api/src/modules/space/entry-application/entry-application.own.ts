import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** The park entry applications of the user's enterprise. */
export const ownEntryApplications: OwnRecords<StateOf<typeof entryApplication>, ActorOf<typeof entryApplication>> = {
  lifecycle: entryApplication,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('space_applications as a')
      .leftJoin('space_units as u', (join) => join.on('u.id', '=', sql<string>`a.form->>'unit_id'`))
      .select(['a.id', 'a.number', 'a.status', 'a.updated_at', 'u.title_zh', 'u.title_en'])
      .where('a.enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where('a.status', '=', anyOf(states));
    const rows = await query.orderBy('a.updated_at', 'desc').orderBy('a.id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ...row }) => ({
      ...row,
      // While no unit is chosen.
      title: ((locale === 'en' && title_en) || title_zh) ?? entryApplication.label[locale],
      due_at: null,
    }));
  },
};
