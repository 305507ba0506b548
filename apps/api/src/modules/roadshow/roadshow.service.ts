import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { Booking, BookingInput, BookingStatus, BookingSummary } from '@zonekit/api-client/roadshow/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { type EventRow, eventsOf, presentEvent } from '../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { insertNumbered } from '../../frame/quoted-number.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { bookableWindow, type DateFault, dateFaults, inOrder, keyOf, nearestFree } from './half-days.ts';
import { takes } from './roadshow.lifecycle.ts';
import * as repository from './roadshow.repository.ts';

const FAULTS: Record<DateFault, Record<Locale, string>> = {
  not_a_date: { 'zh-CN': '日期不存在', en: 'This date does not exist' },
  past: { 'zh-CN': '只能预约明天及以后的日期', en: 'Only tomorrow and later days can be booked' },
  beyond: { 'zh-CN': '只能预约至下个月月末', en: 'Days after the end of next month cannot be booked yet' },
  twice: { 'zh-CN': '同一半天重复选择', en: 'This half-day is listed twice' },
};

const ANOTHER_USER = {
  'zh-CN': '只能为本人账号预约，user_id 不是当前登录用户',
  en: 'Bookings are made for the signed-in user; user_id is another user',
};

const TAKEN = {
  'zh-CN': '所选时段中有半天刚被预约，请改选其他时段',
  en: 'Somebody else has just booked part of this time. Please choose another',
};

const actorsOf = (user: User, ownerId: string): ActorOf<typeof roadshowBooking>[] => [
  ...(user.user_id === ownerId ? (['owner'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

/** Fields of a booking that its list shows too. */
const presentFields = (row: Omit<repository.BookingSummaryRow, 'changed_at' | 'reason'>, user: User) => ({
  id: row.id,
  number: row.number,
  organization: row.organization,
  roadshow_title: row.roadshow_title,
  contact_person: row.contact_person,
  contact_phone: row.contact_phone,
  attendees_count: row.attendees_count,
  equipment_required: row.equipment_required,
  appointment_dates: row.appointment_dates,
  status: row.status,
  created_at: row.created_at,
  allowed: allowedFrom(roadshowBooking, row.status, actorsOf(user, row.user_id)),
});

/** A booking in a list as this user sees it. */
export const presentSummary = (row: repository.BookingSummaryRow, user: User): BookingSummary => ({
  ...presentFields(row, user),
  reason: row.reason,
  updated_at: row.changed_at ?? row.created_at,
});

/** A booking as this user sees it. */
const shown = (row: repository.ShownRow, events: readonly EventRow[], user: User): Booking => ({
  ...presentFields(row, user),
  user_id: row.user_id,
  reg_address: row.reg_address,
  credit_code: row.credit_code,
  roadshow_content: row.roadshow_content,
  video: row.video_id === null || row.video_seconds === null ? null : { id: row.video_id, seconds: row.video_seconds },
  events: events.map((event) => presentEvent<BookingStatus>(event)),
});

const load = async (db: Db | Tx, row: repository.ShownRow, user: User): Promise<Booking> =>
  shown(row, (await eventsOf(db, roadshowBooking, [row.id])).get(row.id) ?? [], user);

/**
 * Books half-days, all or none.
 * @throws Problem 403 for another user's `user_id`, 422 with `fields` for days that cannot be booked, 409 with `conflicts`
 * and `nearest_free` where a half-day went to another booking.
 */
export const createBooking = async (
  db: Db | Tx,
  user: User,
  input: BookingInput,
  when: { now: Date; locale: Locale },
): Promise<Booking> => {
  if (input.user_id !== undefined && input.user_id !== user.user_id) {
    throw new Problem(403, 'forbidden', { words: ANOTHER_USER });
  }
  const today = shanghaiDay(when.now);
  const window = bookableWindow(today);
  const faults = dateFaults(input.appointment_dates, window);
  if (faults.length > 0) {
    const fields = faults.map(({ index, fault }) => ({
      path: `appointment_dates/${index}`,
      message: FAULTS[fault][when.locale],
    }));
    throw new Problem(422, 'validation_failed', { details: { fields } });
  }
  const halves = inOrder(input.appointment_dates);

  return inTransaction(db, async (tx) => {
    const id = randomUUID();
    const got = new Set((await repository.takeHalfDays(tx, id, halves)).map(keyOf));
    const conflicts = halves.filter((half) => !got.has(keyOf(half)));
    if (conflicts.length > 0) {
      const taken = await repository.takenBetween(tx, window.from, window.to);
      // Thrown inside the transaction: what was taken a moment ago is given back with it.
      throw new Problem(409, 'conflict', {
        words: TAKEN,
        details: { conflicts, nearest_free: nearestFree(conflicts, taken, halves, window) },
      });
    }
    const at = toIsoTime(when.now);
    const status: BookingStatus = 'submitted';
    const head = { id, user_id: user.user_id, status, created_at: at };
    const booked = { ...input, appointment_dates: halves };
    await insertNumbered('RS', today, (number) => repository.insertBooking(tx, { ...head, number }, booked));
    await begin(tx, roadshowBooking, id, { state: status, actor: { user, as: ['owner'] }, at: when.now });
    const row = await repository.findBooking(tx, id);
    if (!row) throw new Error(`Booking ${id} is gone in the transaction that made it.`);
    return load(tx, row, user);
  });
};

/** One of the user's bookings, or any for an operator. Somebody else's is 404: that it exists is nobody's business. */
export const getBooking = async (db: Db | Tx, user: User, id: string): Promise<Booking> => {
  const row = await repository.findBooking(db, id);
  if (!row || actorsOf(user, row.user_id).length === 0) throw new Problem(404, 'not_found');
  return load(db, row, user);
};

/** Moves a booking along its lifecycle; a rejected or cancelled one gives its half-days back at once. */
export const moveBooking = (
  db: Db | Tx,
  user: User,
  id: string,
  to: { status: BookingStatus; reason: string | null },
  now: Date,
): Promise<Booking> =>
  inTransaction(db, async (tx) => {
    const row = await repository.lockBooking(tx, id);
    const actors = row ? actorsOf(user, row.user_id) : [];
    if (!row || actors.length === 0) throw new Problem(404, 'not_found');
    const actor = { user, as: actors };
    await move(tx, roadshowBooking, id, { from: row.status, to: to.status, actor, reason: to.reason, at: now });
    await repository.setStatus(tx, id, to.status);
    if (!takes(to.status)) await repository.releaseHalfDays(tx, id);
    const moved = await repository.findBooking(tx, id);
    if (!moved) throw new Error(`Booking ${id} is gone in the transaction that locked it.`);
    return load(tx, moved, user);
  });
