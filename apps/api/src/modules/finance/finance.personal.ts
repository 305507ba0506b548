import type { PersonalData } from '../../frame/module.ts';

/** Applications are the enterprise's and stay with it, without whom to call about them; inquiries are the user's. */
export const financePersonal: PersonalData = {
  async export(db, user_id) {
    const [finance_applications, finance_inquiries] = await Promise.all([
      db.selectFrom('finance_applications').where('user_id', '=', user_id).orderBy('created_at').selectAll().execute(),
      db.selectFrom('finance_inquiries').where('user_id', '=', user_id).orderBy('created_at').selectAll().execute(),
    ]);
    return { finance_applications, finance_inquiries };
  },
  async erase(tx, user_id) {
    const nobody = { contact_person: '', contact_phone: '' };
    await tx.updateTable('finance_applications').set(nobody).where('user_id', '=', user_id).execute();
    await tx
      .updateTable('finance_inquiries')
      .set({ ...nobody, content: '' })
      .where('user_id', '=', user_id)
      .execute();
  },
};
