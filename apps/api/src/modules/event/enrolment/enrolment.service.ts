import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type { Enrolment, EnrolmentInput, EnrolmentStatus } from '@zonekit/api-client/event/contract';
import { type ActorOf, allowedFrom, labelOf, reasonOf } from '@zonekit/api-client/lifecycle';
import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import { event as eventLife } from '@zonekit/api-client/lifecycle/event';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { type EventRow as Change, eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { namesOf } from '../event.present.ts';
import { changeEvent, lockEvent } from '../event.repository.ts';
import { statusOf } from '../event.status.ts';
import { changeStatus, counted, seated } from './enrolment.places.ts';
import * as repository from './enrolment.repository.ts';

/** Who reads or writes an enrolment, when, and in which language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

const ALREADY = { 'zh-CN': '您已报名该活动', en: 'You have enrolled for this activity already' };
const STARTED = { 'zh-CN': '活动已开始，不能取消报名', en: 'The activity has started, so it is too late to cancel' };
const NOT_STARTED = { 'zh-CN': '活动尚未开始', en: 'The activity has not started yet' };

const actorsOf = (user: User, row: { user_id: string }): ActorOf<typeof enrolment>[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['organizer'] as const) : []),
];

/** An enrolment can be cancelled until the event begins, and attended from then on. */
const tooEarlyOrLate = (to: EnrolmentStatus, starts_at: string, now: Date) => {
  const started = Date.parse(starts_at) <= now.getTime();
  if (to === 'cancelled' && started) return STARTED;
  return to === 'attended' && !started ? NOT_STARTED : null;
};

const present = (
  row: repository.EnrolmentRow,
  changes: readonly Change[],
  { user, now, locale }: Caller,
): Enrolment => ({
  id: row.id,
  number: row.number,
  event_id: row.event_id,
  ...namesOf(row, locale),
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  event_status: statusOf(row, now),
  user_id: row.user_id,
  contact_person: row.contact_person,
  contact_phone: row.contact_phone,
  message: row.message,
  status: row.status,
  waiting_position: row.ahead === null ? null : row.ahead + 1,
  created_at: row.created_at,
  updated_at: row.updated_at,
  events: changes.map((change) => {
    const shown = presentEvent<EnrolmentStatus>(change);
    return { ...shown, reason: reasonOf(enrolment, shown, locale) };
  }),
  allowed: allowedFrom(enrolment, row.status, actorsOf(user, row)).filter(
    (to) => tooEarlyOrLate(to, row.starts_at, now) === null,
  ),
});

/** The enrolments of some ids, in their order, as this user sees them. */
export const presentEnrolments = async (db: Db | Tx, ids: readonly string[], caller: Caller): Promise<Enrolment[]> => {
  const [rows, changes] = await Promise.all([repository.findEnrolments(db, ids), eventsOf(db, enrolment, ids)]);
  return rows.map((row) => present(row, changes.get(row.id) ?? [], caller));
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
export const getEnrolment = async (db: Db | Tx, caller: Caller, id: string): Promise<Enrolment> => {
  const [shown] = await presentEnrolments(db, [id], caller);
  if (!shown || actorsOf(caller.user, shown).length === 0) throw new Problem(404, 'not_found');
  return shown;
};

/** The user's enrolment for an event that is neither cancelled nor rejected. */
export const myEnrolment = async (db: Db | Tx, eventId: string, caller: Caller): Promise<Enrolment | null> => {
  const id = await repository.standingEnrolmentOf(db, eventId, caller.user.user_id);
  return id === null ? null : getEnrolment(db, caller, id);
};

/**
 * Enrols the user: with a place, or at the end of the waiting list. The lock of the event's row lets enrolments of one
 * event follow one another, so that places never exceed the capacity.
 * @throws Problem 404, 409 where the user has enrolled already, 422 `transition_refused` while enrolment is not open
 */
export const createEnrolment = (db: Db | Tx, caller: Caller, input: EnrolmentInput): Promise<Enrolment> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const event = await lockEvent(tx, input.event_id);
    if (!event) throw new Problem(404, 'not_found');
    const already = await repository.standingEnrolmentOf(tx, event.id, user.user_id);
    if (already !== null) throw new Problem(409, 'conflict', { words: ALREADY, details: { enrolment_id: already } });
    const eventStatus = statusOf(event, now);
    if (eventStatus !== 'open' && eventStatus !== 'full') {
      const words = {
        'zh-CN': `活动当前状态为“${labelOf(eventLife, eventStatus, 'zh-CN')}”，不能报名`,
        en: `Enrolment is not possible now: ${labelOf(eventLife, eventStatus, 'en')}`,
      };
      throw new Problem(422, 'transition_refused', { words, details: { status: eventStatus } });
    }
    const at = toIsoTime(now);
    const id = randomUUID();
    const status: EnrolmentStatus = event.taken < event.capacity ? seated(event) : 'waiting';
    const sequence = event.enrolments + 1;
    const row = { ...input, id, user_id: user.user_id, status, sequence, created_at: at, updated_at: at };
    await insertNumbered('HD', at.slice(0, 10), (number) => repository.insertEnrolment(tx, { ...row, number }));
    await changeEvent(tx, event.id, { ...counted(event, null, status), enrolments: sequence });
    await begin(tx, enrolment, id, { state: status, actor: { user, as: ['applicant'] }, at: now });
    return getEnrolment(tx, caller, id);
  });

/**
 * Moves an enrolment along its lifecycle; a place that becomes free goes to the first of the waiting list.
 * @throws Problem 404 for somebody else's, 422 `transition_refused` before or after its time, and as `move` of frame/lifecycle
 */
export const moveEnrolment = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: EnrolmentStatus; reason: string | null },
): Promise<Enrolment> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const unlocked = await repository.findEnrolment(tx, id);
    const as = unlocked ? actorsOf(user, unlocked) : [];
    if (!unlocked || as.length === 0) throw new Problem(404, 'not_found');
    // The event first, as everywhere: two changes of one event cannot wait for each other.
    const event = await lockEvent(tx, unlocked.event_id);
    const row = await repository.findEnrolment(tx, id);
    if (!event || !row) throw new Problem(404, 'not_found');
    const words = tooEarlyOrLate(to, event.starts_at, now);
    if (words) throw new Problem(422, 'transition_refused', { words, details: { from: row.status, to, allowed: [] } });
    await move(tx, enrolment, id, { from: row.status, to, actor: { user, as }, reason, at: now });
    await changeStatus(tx, event, row, to, now);
    return getEnrolment(tx, caller, id);
  });
