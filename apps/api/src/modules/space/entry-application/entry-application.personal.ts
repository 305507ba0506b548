import { sql } from 'kysely';
import type { PersonalData } from '../../../frame/module.ts';

/** The applications that a user began are the enterprise's and stay with it, without who to call about them. */
export const entryApplicationPersonal: PersonalData = {
  export: async (db, user_id) => ({
    park_entry_applications: await db
      .selectFrom('space_applications')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id) {
    const nobody = JSON.stringify({ contact_person: '', contact_phone: '' });
    await tx
      .updateTable('space_applications')
      .set({ form: sql<string>`form || ${nobody}::jsonb` })
      .where('user_id', '=', user_id)
      .execute();
  },
};
