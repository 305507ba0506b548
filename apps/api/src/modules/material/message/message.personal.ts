import type { PersonalData } from '../../../frame/module.ts';

/** Messages that a user sent to providers. The answer stays: it names nobody. */
export const messagePersonal: PersonalData = {
  export: async (db, user_id) => ({
    online_messages: await db
      .selectFrom('online_messages')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx
      .updateTable('online_messages')
      .set({ content: '', contact_person: '', contact_phone: '' })
      .where('user_id', '=', user_id)
      .execute();
  },
};
