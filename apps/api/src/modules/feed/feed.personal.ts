import type { PersonalData } from '../../frame/module.ts';
import { listFeeds, revokeFeeds } from './feed.service.ts';

/** Private feed addresses; they end with the account. */
export const feedPersonal: PersonalData = {
  export: async (db, user_id) => ({ feeds: await listFeeds(db, user_id) }),
  erase: revokeFeeds,
};
