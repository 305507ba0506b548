import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { FrameTables } from '../../database/frame.tables.ts';
import type { Db, Tx } from '../context.ts';

export type EventRow = Selectable<FrameTables['lifecycle_events']>;

/** Ends the stage that a thing is in and begins the next one. The thing's own row is locked by the caller. */
export const addEvent = async (tx: Tx, event: Omit<EventRow, 'seq'>): Promise<EventRow> => {
  const { thing, thing_id, at } = event;
  await tx
    .updateTable('lifecycle_events')
    .set({ until: at })
    .where('thing', '=', thing)
    .where('thing_id', '=', thing_id)
    .where('until', 'is', null)
    .execute();
  return tx
    .insertInto('lifecycle_events')
    .values({
      ...event,
      seq: sql<number>`(select count(*) + 1 from lifecycle_events where thing = ${thing} and thing_id = ${thing_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The events of each thing, the oldest first; things without any are not in it. */
export const eventsOf = async (
  db: Db | Tx,
  { thing }: { thing: string },
  ids: readonly string[],
): Promise<Map<string, EventRow[]>> => {
  const found = new Map<string, EventRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('lifecycle_events')
    .selectAll()
    .where('thing', '=', thing)
    .where('thing_id', '=', anyOf(ids))
    .orderBy('thing_id')
    .orderBy('seq')
    .execute();
  for (const row of rows) found.set(row.thing_id, [...(found.get(row.thing_id) ?? []), row]);
  return found;
};

/** Takes away what is known of a thing that nobody but its maker has seen. */
export const forget = async (tx: Tx, { thing }: { thing: string }, id: string): Promise<void> => {
  await tx.deleteFrom('lifecycle_events').where('thing', '=', thing).where('thing_id', '=', id).execute();
};

/** An event as the contract tells it. */
export const presentEvent = <S extends string>({
  at,
  from_status,
  to_status,
  actor,
  reason,
  awaits,
  due_at,
}: EventRow) => ({
  at,
  from: from_status as S | null, // the table of its kind allowed it when it was written
  to: to_status as S,
  actor,
  reason,
  awaits,
  due_at,
});
