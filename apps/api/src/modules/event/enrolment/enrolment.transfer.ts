import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

/** Participants of activities; read alone, since an enrolment takes a place and has a history. */
export const enrolmentTransfer = transfer({
  name: 'event-enrolments',
  row: z.object({
    number: z.string(),
    event_id: z.string(),
    title: z.string(),
    status: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    message: z.string(),
    created_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('event_enrolments as e')
      .innerJoin('events as v', 'v.id', 'e.event_id')
      .select([
        'e.number',
        'e.event_id',
        'v.title_zh as title',
        'e.status',
        'e.contact_person',
        'e.contact_phone',
        'e.message',
        'e.created_at',
      ])
      .orderBy('e.event_id')
      .orderBy('e.sequence')
      .execute();
    for (const row of rows) yield textOf(row);
  },
});
