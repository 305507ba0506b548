import { REGISTRATION_STEPS } from '@zonekit/api-client/registration/steps';
import type { Insertable, Updateable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import type { DeskRow, OptionRow, RegistrationRow, RegistrationTables, StepRow } from './registration.tables.ts';

/** False where the number is another's. */
export const insertRegistration = async (
  tx: Tx,
  row: Insertable<RegistrationTables['registrations']>,
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('registrations')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const insertSteps = async (
  tx: Tx,
  rows: readonly Insertable<RegistrationTables['registration_steps']>[],
): Promise<void> => {
  await tx
    .insertInto('registration_steps')
    .values([...rows])
    .execute();
};

/** With what is shown of the account and the enterprise. */
export type PlacedRegistration = RegistrationRow & {
  enterprise: string | null;
  person: string | null;
  phone: string | null;
};

/** Rows in the order of their ids; an unknown id is left out. */
export const findRegistrations = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedRegistration[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('registrations as r')
    .leftJoin('enterprises as e', 'e.id', 'r.enterprise_id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['e.name as enterprise', 'u.name as person', 'u.phone as phone'])
    .where('r.id', '=', anyOf(ids))
    .execute();
  return inOrder(rows, ids);
};

/** The steps of registrations, each in their order. */
export const stepsOf = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, StepRow[]>> => {
  const rows = await db
    .selectFrom('registration_steps')
    .selectAll()
    .where('registration_id', '=', anyOf(ids))
    .execute();
  const steps = new Map<string, StepRow[]>();
  for (const row of rows) steps.set(row.registration_id, [...(steps.get(row.registration_id) ?? []), row]);
  for (const list of steps.values())
    list.sort((a, b) => REGISTRATION_STEPS.indexOf(a.step) - REGISTRATION_STEPS.indexOf(b.step));
  return steps;
};

/** The row, locked until the transaction ends. Its steps are changed under this lock alone. */
export const lockRegistration = async (tx: Tx, id: string): Promise<PlacedRegistration | undefined> => {
  await tx.selectFrom('registrations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return (await findRegistrations(tx, [id]))[0];
};

export const updateRegistration = async (
  tx: Tx,
  id: string,
  change: Updateable<RegistrationTables['registrations']>,
): Promise<void> => {
  await tx.updateTable('registrations').set(change).where('id', '=', id).execute();
};

export const updateStep = async (
  tx: Tx,
  id: string,
  change: Updateable<RegistrationTables['registration_steps']>,
): Promise<void> => {
  await tx.updateTable('registration_steps').set(change).where('id', '=', id).execute();
};

/** Counters by step, and `contact`. */
export const desksOf = async (db: Db | Tx): Promise<Map<string, DeskRow>> =>
  new Map((await db.selectFrom('registration_desks').selectAll().execute()).map((row) => [row.id, row]));

/** Values of the zone's own choices, in their order. */
export const optionsOf = (db: Db | Tx): Promise<OptionRow[]> =>
  db.selectFrom('registration_options').selectAll().orderBy('position').orderBy('id').execute();
