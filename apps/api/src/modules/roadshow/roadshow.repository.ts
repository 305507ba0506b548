import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { BookingInput, BookingStatus, HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import type { Selectable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { isCurrentStage } from '../../frame/lifecycle/current-stage.ts';
import { rowsByIds } from '../../frame/rows-by-ids.ts';
import type { RoadshowTables } from './roadshow.tables.ts';

export type BookingRow = Selectable<RoadshowTables['bookings']>;

/** Taken half-days between two dates, both included, in order. */
export const takenBetween = async (db: Db | Tx, from: string, to: string): Promise<HalfDayEntry[]> =>
  (await takenQuery(db, from, to).execute()) as HalfDayEntry[];

const takenQuery = (db: Db | Tx, from: string, to: string) =>
  db
    .selectFrom('booking_half_days')
    .select(['appointment_date', 'period'])
    .where('appointment_date', '>=', from)
    .where('appointment_date', '<=', to)
    .orderBy('appointment_date')
    .orderBy('period');

export const takenPage = async (
  db: Db | Tx,
  range: { from: string; to: string },
  page: { index: number; size: number },
): Promise<{ entries: HalfDayEntry[]; total: number }> => {
  const counted = await db
    .selectFrom('booking_half_days')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('appointment_date', '>=', range.from)
    .where('appointment_date', '<=', range.to)
    .executeTakeFirstOrThrow();
  const entries = await takenQuery(db, range.from, range.to)
    .limit(page.size)
    .offset((page.index - 1) * page.size)
    .execute();
  return { entries: entries as HalfDayEntry[], total: counted.total };
};

/**
 * Takes half-days for a booking and returns those that it got. A half-day that another transaction is taking is waited
 * for. Pass them in order: two bookings that overlap then wait for each other in one direction only.
 */
export const takeHalfDays = async (
  tx: Tx,
  bookingId: string,
  halves: readonly HalfDayEntry[],
): Promise<HalfDayEntry[]> =>
  (await tx
    .insertInto('booking_half_days')
    .values(halves.map((half) => ({ ...half, booking_id: bookingId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['appointment_date', 'period'])
    .execute()) as HalfDayEntry[];

export const releaseHalfDays = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.deleteFrom('booking_half_days').where('booking_id', '=', bookingId).execute();
};

/** False where the number is another booking's. */
export const insertBooking = async (
  db: Db | Tx,
  head: { id: string; number: string; user_id: string; status: BookingStatus; created_at: string },
  input: Omit<BookingInput, 'user_id'>,
): Promise<boolean> => {
  const row = await db
    .insertInto('bookings')
    .values({
      ...head,
      organization: input.organization,
      reg_address: input.reg_address,
      credit_code: input.credit_code,
      roadshow_title: input.roadshow_title,
      roadshow_content: input.roadshow_content,
      contact_person: input.contact_person,
      contact_phone: input.contact_phone,
      attendees_count: input.attendees_count,
      equipment_required: input.equipment_required,
      appointment_dates: JSON.stringify(input.appointment_dates),
      months: [...new Set(input.appointment_dates.map(({ appointment_date }) => appointment_date.slice(0, 7)))],
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The booking, locked until the transaction ends, so that two moves of it follow one another. */
export const lockBooking = (tx: Tx, id: string): Promise<BookingRow | undefined> =>
  tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A booking with the length of its video. */
export type ShownRow = BookingRow & { video_seconds: number | null };

export const findBooking = (db: Db | Tx, id: string): Promise<ShownRow | undefined> =>
  db
    .selectFrom('bookings as b')
    .leftJoin('content_videos as v', 'v.id', 'b.video_id')
    .selectAll('b')
    .select('v.seconds as video_seconds')
    .where('b.id', '=', id)
    .executeTakeFirst();

const summaryColumns = [
  ...(['id', 'number', 'user_id', 'organization', 'roadshow_title', 'contact_person', 'contact_phone'] as const),
  ...(['attendees_count', 'equipment_required', 'appointment_dates', 'status', 'created_at'] as const),
];

/** A booking with its last change. */
export type BookingSummaryRow = Pick<BookingRow, (typeof summaryColumns)[number]> & {
  changed_at: string | null;
  reason: string | null;
};

/** Bookings for a list. */
export const findSummaries = rowsByIds<BookingSummaryRow>((db, ids) =>
  db
    .selectFrom('bookings as b')
    .leftJoin('lifecycle_events as stage', (join) => join.on(isCurrentStage('b.id', roadshowBooking)))
    .select(summaryColumns.map((name) => `b.${name}` as const))
    .select(['stage.at as changed_at', 'stage.reason'])
    .where('b.id', '=', anyOf(ids)),
);

export const setStatus = async (tx: Tx, id: string, status: BookingStatus): Promise<void> => {
  await tx.updateTable('bookings').set({ status }).where('id', '=', id).execute();
};
