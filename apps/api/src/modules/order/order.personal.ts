import type { PersonalData } from '../../frame/module.ts';
import { orderColumns } from './order.repository.ts';
import { voucherPersonal } from './voucher/voucher.personal.ts';

/** Orders stay with the enterprise, which knows what it has ordered; whom to call and where to deliver go with the person. */
export const orderPersonal: PersonalData = {
  export: async (db, user_id) => ({
    orders: await db
      .selectFrom('orders')
      .select(orderColumns)
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
    ...(await voucherPersonal.export(db, user_id)),
  }),
  async erase(tx, user_id, now) {
    const nobody = { contact_person: '', contact_phone: '', message: '', address: null };
    await tx.updateTable('orders').set(nobody).where('user_id', '=', user_id).execute();
    await voucherPersonal.erase(tx, user_id, now);
  },
};
