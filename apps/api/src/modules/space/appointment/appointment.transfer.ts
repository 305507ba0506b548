import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';
import { wordsOf } from './viewing-hours.ts';

/** Viewing appointments with what an office needs to hold them; read alone, since one takes an hour and has a history. */
export const appointmentTransfer = transfer({
  name: 'viewing-appointments',
  row: z.object({
    number: z.string(),
    status: z.string(),
    time: z.string(),
    park_id: z.string(),
    unit_id: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    visitors: z.string(),
    remark: z.string(),
    created_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('space_appointments')
      .select(['number', 'status', 'date', 'hour', 'park_id', 'unit_id', 'contact_person', 'contact_phone'])
      .select(['visitors', 'remark', 'created_at'])
      .orderBy('date')
      .orderBy('hour')
      .orderBy('id')
      .execute();
    for (const { date, hour, ...row } of rows) yield textOf({ ...row, time: wordsOf({ date, hour }) });
  },
});
