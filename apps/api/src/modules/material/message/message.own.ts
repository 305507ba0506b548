import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import { anyOf } from '../../../database/any-of.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';

/** Messages that the user sent; an answered one waits for the user to read it. */
export const ownMessages: OwnRecords<StateOf<typeof onlineMessage>, ActorOf<typeof onlineMessage>> = {
  lifecycle: onlineMessage,
  actor: 'applicant',
  async find(db, { user }, { states, limit }) {
    let query = db
      .selectFrom('online_messages')
      .select(['id', 'number', 'content as title', 'status', 'updated_at'])
      .where('user_id', '=', user.user_id);
    if (states) query = query.where('status', '=', anyOf(states));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({ ...row, due_at: null }));
  },
};
