import type { PersonalData } from '../../frame/module.ts';
import { findProfile } from './profile.service.ts';

/**
 * The answers of the questionnaire, subscriptions to calls, and the applications that the user began; those are the
 * enterprise's and stay with it.
 */
export const policyPersonal: PersonalData = {
  export: async (db, user_id) => ({
    profile: await findProfile(db, user_id),
    subscriptions: await db
      .selectFrom('policy_subscriptions')
      .where('user_id', '=', user_id)
      .select(['declaration_id', 'created_at'])
      .execute(),
    applications: await db
      .selectFrom('policy_applications')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
    opinions: await db
      .selectFrom('policy_opinions')
      .where('user_id', '=', user_id)
      .select(['publication_id', 'clause', 'text', 'created_at'])
      .orderBy('created_at')
      .execute(),
  }),
  async erase(tx, user_id) {
    await tx
      .updateTable('policy_applications')
      .set({ contact_person: '', contact_phone: '' })
      .where('user_id', '=', user_id)
      .execute();
    for (const table of ['policy_profiles', 'policy_subscriptions', 'policy_opinions'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
    }
  },
};
