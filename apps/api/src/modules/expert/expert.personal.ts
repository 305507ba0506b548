import type { PersonalData } from '../../frame/module.ts';
import { blankForm } from './expert-entry/expert-entry.form.ts';

/**
 * Entries, consultations, and the listing as an expert, which ends with the account. What somebody asked stays without a name, since
 * the expert has it too.
 */
export const expertPersonal: PersonalData = {
  export: async (db, user_id) => ({
    expert_entries: await db
      .selectFrom('expert_entries')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
    consultations: await db
      .selectFrom('expert_consultations')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
    experts: await db
      .selectFrom('experts')
      .where('user_id', '=', user_id)
      .select(['id', 'name_zh', 'institution_zh', 'position_zh', 'headline_zh', 'profile', 'listed_on'])
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx
      .updateTable('expert_entries')
      .set({ form: JSON.stringify(blankForm), remarks: '[]' })
      .where('user_id', '=', user_id)
      .execute();
    await tx
      .updateTable('expert_consultations')
      .set({ contact_person: '', contact_phone: '', question: '' })
      .where('user_id', '=', user_id)
      .execute();
    await tx.deleteFrom('experts').where('user_id', '=', user_id).execute();
  },
};
