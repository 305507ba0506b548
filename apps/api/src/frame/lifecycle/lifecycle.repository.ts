import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { compiledOnce } from '../../database/compiled.ts';
import type { FrameTables } from '../../database/frame.tables.ts';
import type { Db, Tx } from '../context.ts';

export type EventRow = Selectable<FrameTables['lifecycle_events']>;

/** Ends the current stage of a subject and starts the next one. The caller has locked the subject's row. */
export const addEvent = async (tx: Tx, event: Omit<EventRow, 'seq'>): Promise<EventRow> => {
  const { subject, subject_id, at } = event;
  await tx
    .updateTable('lifecycle_events')
    .set({ until: at })
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('until', 'is', null)
    .execute();
  return tx
    .insertInto('lifecycle_events')
    .values({
      ...event,
      seq: sql<number>`(select count(*) + 1 from lifecycle_events where subject = ${subject} and subject_id = ${subject_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const eventsBySubject = compiledOnce((db, value: { subject: string; ids: readonly string[] }) =>
  db
    .selectFrom('lifecycle_events')
    .selectAll()
    .where('subject', '=', value.subject)
    .where('subject_id', '=', anyOf(value.ids))
    .orderBy('subject_id')
    .orderBy('seq'),
);

/** The events of each subject, the oldest first; subjects without any are not in it. */
export const eventsOf = async (
  db: Db | Tx,
  { subject }: { subject: string },
  ids: readonly string[],
): Promise<Map<string, EventRow[]>> => {
  const events = new Map<string, EventRow[]>();
  if (ids.length === 0) return events;
  const rows = await eventsBySubject(db, { subject, ids });
  for (const row of rows) events.set(row.subject_id, [...(events.get(row.subject_id) ?? []), row]);
  return events;
};

/** Deletes the events of a subject that only its author has seen, such as a draft. */
export const deleteEvents = async (tx: Tx, { subject }: { subject: string }, id: string): Promise<void> => {
  await tx.deleteFrom('lifecycle_events').where('subject', '=', subject).where('subject_id', '=', id).execute();
};

/** An event in the shape of the contract. */
export const presentEvent = <S extends string>({
  at,
  from_status,
  to_status,
  actor,
  reason,
  waiting_for,
  due_at,
}: EventRow) => ({
  at,
  from: from_status as S | null, // `move` allowed it when it was written
  to: to_status as S,
  actor,
  reason,
  waiting_for,
  due_at,
});
