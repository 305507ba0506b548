import type { PersonalData } from '../../../frame/module.ts';

/** Redemptions are the enterprise's and stay with it, its account included. */
export const voucherPersonal: PersonalData = {
  export: async (db, user_id) => ({
    voucher_redemptions: await db
      .selectFrom('voucher_redemptions')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  // The name of who filed one is in its events, which the account takes with it.
  async erase() {},
};
