import type { PersonalData } from '../../frame/context.ts';
import { listFeeds } from './feed.service.ts';

/** Private feed addresses; they end with the account. */
export const feedPersonal: PersonalData = {
  export: async (db, user_id) => ({ feeds: await listFeeds(db, user_id) }),
  async erase(tx, user_id) {
    await tx.deleteFrom('feeds').where('user_id', '=', user_id).execute();
  },
};
