import type { PersonalData } from '../../../frame/module.ts';

/** Questions that a user asked. What was published from one stays: it names nobody. */
export const questionPersonal: PersonalData = {
  export: async (db, user_id) => ({
    policy_questions: await db
      .selectFrom('faq_questions')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx.updateTable('faq_questions').set({ content: '' }).where('user_id', '=', user_id).execute();
  },
};
