import type { PersonalData } from '../../frame/context.ts';

/** Permissions that were asked for. */
export const filePersonal: PersonalData = {
  export: async (db, user_id) => ({
    permissions: await db
      .selectFrom('file_permissions')
      .where('user_id', '=', user_id)
      .orderBy('file_id')
      .select(['file_id', 'status', 'updated_at'])
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx.deleteFrom('file_permissions').where('user_id', '=', user_id).execute();
  },
};
