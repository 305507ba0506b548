import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { expertEntry } from '@zonekit/api-client/lifecycle/expert-entry';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

export const ownExpertEntries: OwnRecords<StateOf<typeof expertEntry>, ActorOf<typeof expertEntry>> = {
  lifecycle: expertEntry,
  actor: 'applicant',
  async find(db, { user, locale }, { states, limit }) {
    let query = db
      .selectFrom('expert_entries')
      .select(['id', 'number', 'status', 'updated_at', 'form'])
      .where('user_id', '=', user.user_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(({ form, ...row }) => ({ ...row, title: form.name || expertEntry.label[locale], due_at: null }));
  },
};
