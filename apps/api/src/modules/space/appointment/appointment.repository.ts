import { sql, type Updateable } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { AppointmentRow, AppointmentTables } from './appointment.tables.ts';
import { keyOf, type ViewingTime } from './viewing-hours.ts';

/** With what is shown of park and unit. */
export interface PlacedAppointment extends AppointmentRow {
  park_zh: string;
  park_en: string | null;
  address_zh: string;
  address_en: string | null;
  park_phone: string;
  unit_zh: string | null;
  unit_en: string | null;
}

/** Rows in the order of their ids; an unknown id is left out. */
export const findAppointments = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedAppointment[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('space_appointments as a')
    .innerJoin('space_parks as p', 'p.id', 'a.park_id')
    .leftJoin('space_units as u', 'u.id', 'a.unit_id')
    .selectAll('a')
    .select(['p.name_zh as park_zh', 'p.name_en as park_en', 'p.address_zh', 'p.address_en', 'p.phone as park_phone'])
    .select(['u.title_zh as unit_zh', 'u.title_en as unit_en'])
    .where('a.id', '=', anyOf(ids))
    .execute();
  return inOrder(rows, ids);
};

export const findAppointment = (db: Db | Tx, id: string): Promise<AppointmentRow | undefined> =>
  db.selectFrom('space_appointments').selectAll().where('id', '=', id).executeTakeFirst();

/** Appointments that one hour of a park takes; undefined for no such park. */
export const capacityOf = async (db: Db | Tx, parkId: string): Promise<number | undefined> =>
  (await db.selectFrom('space_parks').select('viewing_capacity').where('id', '=', parkId).executeTakeFirst())
    ?.viewing_capacity;

/** The same, with the park's row locked: appointments of one park follow one another, so that none exceeds the capacity. */
export const lockCapacity = async (tx: Tx, parkId: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('space_parks')
      .select('viewing_capacity')
      .where('id', '=', parkId)
      // Rows that refer to the park can still be written.
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.viewing_capacity;

/** Appointments that were not cancelled, by `keyOf` their time. */
export const takenHours = async (
  db: Db | Tx,
  parkId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('space_appointments')
    .select(['date', 'hour', sql<number>`count(*)::integer`.as('count')])
    .where('park_id', '=', parkId)
    .where('status', '<>', 'cancelled')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy(['date', 'hour'])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.count]));
};

/** The user's appointment at a time that is neither over nor cancelled. */
export const standingAppointmentOf = async (
  db: Db | Tx,
  userId: string,
  { date, hour }: ViewingTime,
): Promise<string | null> => {
  const row = await db
    .selectFrom('space_appointments')
    .select('id')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('hour', '=', hour)
    .where('status', 'in', ['requested', 'confirmed'])
    .executeTakeFirst();
  return row?.id ?? null;
};

export const parkOfUnit = async (db: Db | Tx, unitId: string): Promise<string | null> =>
  (await db.selectFrom('space_units').select('park_id').where('id', '=', unitId).executeTakeFirst())?.park_id ?? null;

/** False where the number is another's, or the user has an appointment at that hour. */
export const insertAppointment = async (tx: Tx, row: AppointmentRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('space_appointments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const updateAppointment = async (
  tx: Tx,
  id: string,
  change: Updateable<AppointmentTables['space_appointments']>,
): Promise<void> => {
  await tx.updateTable('space_appointments').set(change).where('id', '=', id).execute();
};

/** A user's appointments to come, in the order in which the rows of their parks are locked. */
export const appointmentsToLeave = (tx: Tx, userId: string, today: string) =>
  tx
    .selectFrom('space_appointments')
    .select(['id', 'park_id'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('date', '>=', today)
    .orderBy('park_id')
    .orderBy('id')
    .execute();
