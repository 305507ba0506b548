import type { PersonalData } from '../../../frame/module.ts';

/** Settlements are the enterprise's and stay with it, its account included. */
export const settlementPersonal: PersonalData = {
  export: async (db, user_id) => ({
    settlements: await db
      .selectFrom('space_settlements')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  // The name of who filed one is in its events, which the account takes with it.
  async erase() {},
};
