import { randomUUID } from 'node:crypto';
import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Appointment, AppointmentInput, AppointmentStatus } from '@zonekit/api-client/space/appointment/contract';
import { isDuplicateOf } from '../../../database/failures.ts';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { actorsOf, type Caller, presentAppointment, tooEarlyOrLate } from './appointment.present.ts';
import * as repository from './appointment.repository.ts';
import type { AppointmentRow } from './appointment.tables.ts';
import { daysOf, keyOf, nearestFree, type ViewingTime, viewingWindow, wordsOf } from './viewing-hours.ts';

const FULL = { 'zh-CN': '该时段已约满，请另选时间', en: 'This hour is full. Please choose another one' };
const ELSEWHERE = { 'zh-CN': '您在该时段已有看房预约', en: 'You have a viewing at this hour already' };
const OUTSIDE = { 'zh-CN': '请选择明天起30天内的日期', en: 'Please choose a day from tomorrow on, within 30 days' };
const NOT_HERE = { 'zh-CN': '该空间不在所选园区', en: 'This unit is not in the chosen park' };

/** The appointments of some ids, in their order, as this user sees them. */
export const presentAppointments = async (
  db: Db | Tx,
  ids: readonly string[],
  caller: Caller,
): Promise<Appointment[]> => {
  const [rows, changes] = await Promise.all([
    repository.findAppointments(db, ids),
    eventsOf(db, viewingAppointment, ids),
  ]);
  return rows.map((row) => presentAppointment(row, changes.get(row.id) ?? [], caller));
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
export const getAppointment = async (db: Db | Tx, caller: Caller, id: string): Promise<Appointment> => {
  const [shown] = await presentAppointments(db, [id], caller);
  if (!shown || actorsOf(caller.user, shown).length === 0) throw new Problem(404, 'not_found');
  return shown;
};

/** Viewing hours of a park. @throws Problem 404 */
export const getViewingDays = async (db: Db | Tx, parkId: string, now: Date) => {
  const window = viewingWindow(shanghaiDay(now));
  const [capacity, taken] = await Promise.all([
    repository.capacityOf(db, parkId),
    repository.takenHours(db, parkId, window),
  ]);
  if (capacity === undefined) throw new Problem(404, 'not_found');
  return { park_id: parkId, capacity, ...window, days: daysOf(window, capacity, taken) };
};

/** Another appointment of the user at that hour, in a park whose row is not locked here. @throws Problem 409 */
const elsewhere = (other: string | null) =>
  new Problem(409, 'conflict', { words: ELSEWHERE, ...(other !== null && { details: { appointment_id: other } }) });

/**
 * Refuses a time that cannot be had. The caller has locked the park's row.
 * @throws Problem 409 where the hour is full or cannot be chosen, with the free hours nearest to it, or where the user is
 * elsewhere then
 */
const checkTime = async (
  tx: Tx,
  time: ViewingTime,
  { park_id, user_id }: Pick<AppointmentRow, 'park_id' | 'user_id'>,
  { capacity, now }: { capacity: number; now: Date },
): Promise<void> => {
  const window = viewingWindow(shanghaiDay(now));
  const other = await repository.standingAppointmentOf(tx, user_id, time);
  if (other !== null) throw elsewhere(other);
  const taken = await repository.takenHours(tx, park_id, window);
  const outside = time.date < window.from || time.date > window.to;
  if (!outside && (taken.get(keyOf(time)) ?? 0) < capacity) return;
  const nearest_free = nearestFree(daysOf(window, capacity, taken), time);
  throw new Problem(409, 'conflict', { words: outside ? OUTSIDE : FULL, details: { nearest_free } });
};

/**
 * Requests a viewing.
 * @throws Problem 404 for no such park, 409 with `details.nearest_free` where the hour is full, with
 * `details.appointment_id` where the user has an appointment then, 422 with `fields`
 */
export const createAppointment = (db: Db | Tx, caller: Caller, input: AppointmentInput): Promise<Appointment> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const capacity = await repository.lockCapacity(tx, input.park_id);
    if (capacity === undefined) throw new Problem(404, 'not_found');
    if (input.unit_id !== null && (await repository.parkOfUnit(tx, input.unit_id)) !== input.park_id) {
      throw new Problem(422, 'validation_failed', { words: NOT_HERE, fields: ['unit_id'] });
    }
    await checkTime(tx, input, { park_id: input.park_id, user_id: user.user_id }, { capacity, now });
    const at = toIsoTime(now);
    const id = randomUUID();
    const row = { ...input, id, user_id: user.user_id, status: 'requested', created_at: at, updated_at: at } as const;
    await insertNumbered('VA', at.slice(0, 10), async (number) => {
      if (await repository.insertAppointment(tx, { ...row, number })) return true;
      // A simultaneous request for another park may have been first.
      const other = await repository.standingAppointmentOf(tx, user.user_id, input);
      if (other !== null) throw elsewhere(other);
      return false;
    });
    await begin(tx, viewingAppointment, id, { state: 'requested', actor: { user, as: ['applicant'] }, at: now });
    return getAppointment(tx, caller, id);
  });

/**
 * The row of an appointment with the actors that the user is in it, its park locked: two changes of one park's appointments
 * follow one another.
 * @throws Problem 404
 */
const lock = async (tx: Tx, user: User, id: string) => {
  const unlocked = await repository.findAppointment(tx, id);
  if (!unlocked || actorsOf(user, unlocked).length === 0) throw new Problem(404, 'not_found');
  const capacity = await repository.lockCapacity(tx, unlocked.park_id);
  const row = await repository.findAppointment(tx, id);
  if (!row || capacity === undefined) throw new Problem(404, 'not_found');
  return { row, capacity, as: actorsOf(user, row) };
};

const refuse = (words: { 'zh-CN': string; en: string }, from: AppointmentStatus, to: AppointmentStatus) =>
  new Problem(422, 'transition_refused', { words, details: { from, to, allowed: [] } });

/** Moves an appointment to another hour, in one step; it is to be confirmed anew. @throws as `createAppointment` */
export const rescheduleAppointment = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  time: ViewingTime,
): Promise<Appointment> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const { row, capacity, as } = await lock(tx, user, id);
    const words = tooEarlyOrLate('requested', row, as, now);
    if (words) throw refuse(words, row.status, 'requested');
    const reason = `${wordsOf(row)} → ${wordsOf(time)}`;
    await move(tx, viewingAppointment, id, {
      from: row.status,
      to: 'requested',
      actor: { user, as },
      reason,
      at: now,
    });
    await checkTime(tx, time, row, { capacity, now });
    await repository.updateAppointment(tx, id, { ...time, status: 'requested', updated_at: toIsoTime(now) });
    return getAppointment(tx, caller, id);
  }).catch((error: unknown) => {
    throw isDuplicateOf(error, 'space_appointments_person') ? elsewhere(null) : error;
  });

/**
 * Confirms, cancels or marks as visited.
 * @throws Problem 404 for somebody else's, 422 `transition_refused` before or after its time, and as `move` of frame/lifecycle
 */
export const moveAppointment = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: AppointmentStatus; reason: string | null },
): Promise<Appointment> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const { row, as } = await lock(tx, user, id);
    const words = tooEarlyOrLate(to, row, as, now);
    if (words) throw refuse(words, row.status, to);
    await move(tx, viewingAppointment, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    await repository.updateAppointment(tx, id, { status: to, updated_at: toIsoTime(now) });
    return getAppointment(tx, caller, id);
  });
