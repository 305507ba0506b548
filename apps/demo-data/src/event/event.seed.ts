import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { dueAfter } from '../../../api/src/frame/lifecycle/due.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { replaceMaterials, writeEvents } from '../../../api/src/modules/event/event.repository.ts';
import { zoneWords } from '../zone-words.ts';
import { type PlannedEnrolment, planEnrolments } from './enrolment.rows.ts';
import { planEvents } from './event.rows.ts';

const writeEnrolments = async (tx: Tx, rows: readonly PlannedEnrolment[]): Promise<void> => {
  await sql`
    insert into event_enrolments (id, number, event_id, user_id, contact_person, contact_phone, message, status,
      sequence, created_at, updated_at)
    select id, number, event_id, user_id, contact_person, contact_phone, message, status, sequence, created_at, updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, number text, event_id text, user_id text,
      contact_person text, contact_phone text, message text, status text, sequence integer, created_at timestamptz,
      updated_at timestamptz)`.execute(tx);
  const changes = rows.map((row) => {
    const { waitingFor, workdays } = enrolment.states[row.status];
    return {
      subject_id: row.id,
      at: row.created_at,
      to_status: row.status,
      actor_id: row.user_id,
      actor: row.contact_person,
      reason: row.reason,
      waiting_for: waitingFor ?? null,
      due_at: workdays === undefined ? null : dueAfter(new Date(row.created_at), workdays),
    };
  });
  await sql`
    insert into lifecycle_events (subject, subject_id, seq, at, from_status, to_status, actor_id, actor, reason,
      waiting_for, due_at, until)
    select ${enrolment.subject}, subject_id, 1, at, null, to_status, actor_id, actor, reason, waiting_for, due_at, null
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r (subject_id text, at timestamptz, to_status text,
      actor_id text, actor text, reason text, waiting_for text, due_at timestamptz)`.execute(tx);
};

/** Sixty activities around the day of the first start, with their enrolments. Does nothing where there are activities. */
export const seed = async ({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): Promise<void> => {
  if (await db.selectFrom('events').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  const planned = zoneWords(config.demoVariant)(planEvents(today));
  await inTransaction(db, async (tx) => {
    await writeEvents(
      tx,
      planned.map(({ event }) => event),
    );
    await writeEnrolments(tx, planEnrolments(planned, today));
    for (const { event, cancelled } of planned) {
      if (cancelled === null) continue;
      await tx
        .updateTable('events')
        .set({ cancelled_at: `${event.published_on}T18:00:00+08:00`, cancel_reason: cancelled })
        .where('id', '=', event.id)
        .execute();
    }
    await sql`update events e set taken = n.taken, waiting = n.waiting, enrolments = n.enrolments
      from (select event_id, count(*) filter (where status in ('pending', 'approved', 'attended'))::integer as taken,
          count(*) filter (where status = 'waiting')::integer as waiting, max(sequence) as enrolments
        from event_enrolments group by event_id) n
      where n.event_id = e.id`.execute(tx);
    for (const { event } of planned) {
      if (event.starts_at.slice(0, 10) >= today) continue;
      await replaceMaterials(tx, event.id, [`f-event-material-${(Number(event.id.slice(-2)) % 6) + 1}`]);
    }
  });
};
