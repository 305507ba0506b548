import type { PersonalData } from '../../../frame/module.ts';

/** Reports are the enterprise's and stay with it; who handed them in is forgotten. */
export const reportPersonal: PersonalData = {
  export: async (db, user_id) => ({
    business_reports: await db
      .selectFrom('space_business_reports')
      .where('user_id', '=', user_id)
      .orderBy('starts_on')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx.updateTable('space_business_reports').set({ user_id: null }).where('user_id', '=', user_id).execute();
  },
};
