import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import { toIsoTime } from '../../../database/parsers.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { move } from '../../../frame/lifecycle/lifecycle.ts';
import type { PersonalData } from '../../../frame/module.ts';
import { appointmentsToLeave, findAppointment, lockCapacity, updateAppointment } from './appointment.repository.ts';

/** Viewing appointments stay without who to call about them; those to come are cancelled, so that others get the hours. */
export const appointmentPersonal: PersonalData = {
  export: async (db, user_id) => ({
    viewing_appointments: await db
      .selectFrom('space_appointments')
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .selectAll()
      .execute(),
  }),
  async erase(tx, user_id, now) {
    const updated_at = toIsoTime(now);
    for (const { id, park_id } of await appointmentsToLeave(tx, user_id, shanghaiDay(now))) {
      await lockCapacity(tx, park_id);
      const row = await findAppointment(tx, id);
      if (row?.status !== 'requested' && row?.status !== 'confirmed') continue;
      const actor = { user: null, as: ['applicant'] } as const;
      await move(tx, viewingAppointment, id, { from: row.status, to: 'cancelled', actor, reason: null, at: now });
      await updateAppointment(tx, id, { status: 'cancelled', updated_at });
    }
    const nobody = { contact_person: '', contact_phone: '', remark: '' };
    await tx.updateTable('space_appointments').set(nobody).where('user_id', '=', user_id).execute();
  },
};
