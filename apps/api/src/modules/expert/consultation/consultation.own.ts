import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

type OwnConsultations = OwnRecords<StateOf<typeof expertConsultation>, ActorOf<typeof expertConsultation>>;

const recordsAs = (actor: 'asker' | 'expert'): OwnConsultations => ({
  lifecycle: expertConsultation,
  actor,
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('expert_consultations as c')
      .leftJoin('experts as e', 'e.id', 'c.expert_id')
      .select(['c.id', 'c.number', 'c.status', 'c.updated_at', 'c.question', 'e.name_zh', 'e.name_en'])
      .where(actor === 'asker' ? 'c.user_id' : 'e.user_id', '=', user.user_id);
    if (states) query = query.where('c.status', '=', anyOf(states));
    const rows = await query.orderBy('c.updated_at', 'desc').orderBy('c.id').limit(limit).execute();
    return rows.map(({ question, name_zh, name_en, ...row }) => {
      const name = (locale === 'en' && name_en) || name_zh;
      return { ...row, title: (actor === 'asker' && name) || question.slice(0, 40), due_at: null };
    });
  },
});

/** Those that a user asked for, and those that wait for a user who is an expert. */
export const ownConsultations = [recordsAs('asker'), recordsAs('expert')];
