import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** The user's own enrolments, an operator's too. */
export const ownEnrolmentRecords: OwnRecords<StateOf<typeof enrolment>, ActorOf<typeof enrolment>> = {
  lifecycle: enrolment,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('event_enrolments as e')
      .innerJoin('events as v', 'v.id', 'e.event_id')
      .select(['e.id', 'e.number', 'v.title_zh', 'v.title_en', 'e.status', 'e.updated_at'])
      .where('e.user_id', '=', user.user_id);
    if (states) query = query.where('e.status', '=', anyOf(states));
    const rows = await query.orderBy('e.updated_at', 'desc').orderBy('e.id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ...row }) => ({
      ...row,
      title: (locale === 'en' && title_en) || title_zh,
      due_at: null,
    }));
  },
};
