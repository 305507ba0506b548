import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** The user's own viewing appointments, an operator's too. */
export const ownAppointments: OwnRecords<StateOf<typeof viewingAppointment>, ActorOf<typeof viewingAppointment>> = {
  lifecycle: viewingAppointment,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('space_appointments as a')
      .innerJoin('space_parks as p', 'p.id', 'a.park_id')
      .leftJoin('space_units as u', 'u.id', 'a.unit_id')
      .select(['a.id', 'a.number', 'a.status', 'a.updated_at', 'p.name_zh', 'p.name_en', 'u.title_zh', 'u.title_en'])
      .where('a.user_id', '=', user.user_id);
    if (states) query = query.where('a.status', '=', anyOf(states));
    const rows = await query.orderBy('a.updated_at', 'desc').orderBy('a.id').limit(limit).execute();
    return rows.map(({ name_zh, name_en, title_zh, title_en, ...row }) => ({
      ...row,
      title: (locale === 'en' && (title_en ?? name_en)) || (title_zh ?? name_zh),
      due_at: null,
    }));
  },
};
