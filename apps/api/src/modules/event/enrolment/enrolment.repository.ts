import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { EventRow, EventTables } from '../event.tables.ts';

type Row = Selectable<EventTables['event_enrolments']>;

/** With what the user is shown of the event, and the position on the waiting list. */
export type EnrolmentRow = Row &
  Pick<
    EventRow,
    | 'title_zh'
    | 'title_en'
    | 'venue_zh'
    | 'venue_en'
    | 'opens_at'
    | 'closes_at'
    | 'starts_at'
    | 'ends_at'
    | 'cancelled_at'
    | 'taken'
    | 'capacity'
  > & { ahead: number | null };

const withEvents = (db: Db | Tx) =>
  db
    .selectFrom('event_enrolments as e')
    .innerJoin('events as v', 'v.id', 'e.event_id')
    .selectAll('e')
    .select([
      'v.title_zh',
      'v.title_en',
      'v.venue_zh',
      'v.venue_en',
      'v.opens_at',
      'v.closes_at',
      'v.starts_at',
      'v.ends_at',
      'v.cancelled_at',
      'v.taken',
      'v.capacity',
    ])
    .select(
      sql<number | null>`case when e.status = 'waiting' then (
        select count(*)::integer from event_enrolments o
        where o.event_id = e.event_id and o.status = 'waiting' and o.sequence < e.sequence) end`.as('ahead'),
    );

/** False where the number is another's. */
export const insertEnrolment = async (tx: Tx, row: Row): Promise<boolean> => {
  const inserted = await tx
    .insertInto('event_enrolments')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findEnrolments = async (db: Db | Tx, ids: readonly string[]): Promise<EnrolmentRow[]> => {
  if (ids.length === 0) return [];
  const rows = await withEvents(db).where('e.id', '=', anyOf(ids)).execute();
  return inOrder(rows, ids);
};

/** The enrolment of a person that is neither cancelled nor rejected. */
export const standingEnrolmentOf = async (db: Db | Tx, event_id: string, user_id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('event_enrolments')
    .select('id')
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .where('status', 'not in', ['rejected', 'cancelled'])
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Events for which a user has enrolled and that have not begun, in the order in which their rows are locked. */
export const eventsToLeave = async (tx: Tx, user_id: string, now: Date): Promise<string[]> => {
  const rows = await tx
    .selectFrom('event_enrolments as e')
    .innerJoin('events as v', 'v.id', 'e.event_id')
    .select('v.id')
    .where('e.user_id', '=', user_id)
    .where('e.status', 'in', ['pending', 'approved', 'waiting'])
    .where('v.starts_at', '>', now.toISOString())
    .orderBy('v.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Enrolments of an event that can still be cancelled. */
export const standingEnrolments = (tx: Tx, event_id: string): Promise<Pick<Row, 'id' | 'status'>[]> =>
  tx
    .selectFrom('event_enrolments')
    .select(['id', 'status'])
    .where('event_id', '=', event_id)
    .where('status', 'in', ['pending', 'approved', 'waiting'])
    .orderBy('sequence')
    .execute();

/** Who moves up next. */
export const firstWaiting = async (tx: Tx, event_id: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('event_enrolments')
    .select('id')
    .where('event_id', '=', event_id)
    .where('status', '=', 'waiting')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

export const findEnrolment = (db: Db | Tx, id: string): Promise<Row | undefined> =>
  db.selectFrom('event_enrolments').selectAll().where('id', '=', id).executeTakeFirst();

export const setEnrolmentStatus = async (
  tx: Tx,
  id: string,
  change: Pick<Row, 'status' | 'updated_at'>,
): Promise<void> => {
  await tx.updateTable('event_enrolments').set(change).where('id', '=', id).execute();
};
