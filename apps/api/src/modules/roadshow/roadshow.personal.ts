import type { PersonalData } from '../../frame/module.ts';

/** Bookings of the roadshow centre: what was booked stays, without who to call about it. */
export const roadshowPersonal: PersonalData = {
  export: async (db, user_id) => ({
    bookings: await db
      .selectFrom('bookings')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx
      .updateTable('bookings')
      .set({ contact_person: '', contact_phone: '' })
      .where('user_id', '=', user_id)
      .execute();
  },
};
