import type { PersonalData } from '../../../frame/module.ts';
import { leaveEvents } from './enrolment.places.ts';

/** What somebody sent in: it stays, without who to call about it. Places of events to come go to those who wait. */
export const enrolmentPersonal: PersonalData = {
  export: async (db, user_id) => ({
    enrolments: await db
      .selectFrom('event_enrolments')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id, now) {
    await leaveEvents(tx, user_id, now);
    const nobody = { contact_person: '', contact_phone: '', message: '' };
    await tx.updateTable('event_enrolments').set(nobody).where('user_id', '=', user_id).execute();
  },
};
