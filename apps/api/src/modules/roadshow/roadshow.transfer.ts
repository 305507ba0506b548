import * as z from 'zod/mini';
import { transfer } from '../../frame/transfer.ts';

/** Bookings with what an office needs to hold them; read alone, since a booking takes half-days and has a history. */
export const bookingTransfer = transfer({
  name: 'roadshow-bookings',
  row: z.object({
    number: z.string(),
    status: z.string(),
    roadshow_title: z.string(),
    organization: z.string(),
    credit_code: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    attendees_count: z.string(),
    equipment_required: z.string(),
    appointment_dates: z.string(),
    created_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('bookings')
      .select([
        'number',
        'status',
        'roadshow_title',
        'organization',
        'credit_code',
        'contact_person',
        'contact_phone',
        'attendees_count',
        'equipment_required',
        'appointment_dates',
        'created_at',
      ])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const { attendees_count, appointment_dates, ...row } of rows) {
      const dates = appointment_dates.map((half) => `${half.appointment_date} ${half.period === 1 ? 'am' : 'pm'}`);
      yield { ...row, attendees_count: String(attendees_count), appointment_dates: dates.join('|') };
    }
  },
});
