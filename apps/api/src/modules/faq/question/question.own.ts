import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Questions that the user asked; an answered one waits for the user to read it. */
export const ownQuestions: OwnRecords<StateOf<typeof faqQuestion>, ActorOf<typeof faqQuestion>> = {
  lifecycle: faqQuestion,
  actor: 'applicant',
  async find(db, { user }, { states, limit }) {
    let query = db
      .selectFrom('faq_questions')
      .select(['id', 'number', 'content as title', 'status', 'updated_at'])
      .where('user_id', '=', user.user_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({ ...row, due_at: null }));
  },
};
