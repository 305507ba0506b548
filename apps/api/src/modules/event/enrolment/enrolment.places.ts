import type { EnrolmentStatus } from '@zonekit/api-client/event/contract';
import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Tx } from '../../../frame/context.ts';
import { move } from '../../../frame/lifecycle/lifecycle.ts';
import { changeEvent, lockEvent } from '../event.repository.ts';
import type { EventRow } from '../event.tables.ts';
import {
  eventsToLeave,
  findEnrolment,
  firstWaiting,
  setEnrolmentStatus,
  standingEnrolmentOf,
  standingEnrolments,
} from './enrolment.repository.ts';

const system = { user: null, as: ['system'] } as const;

/** Status of an enrolment that gets a place. */
export const seated = ({ approval }: Pick<EventRow, 'approval'>): 'pending' | 'approved' =>
  approval ? 'pending' : 'approved';

type Counts = Pick<EventRow, 'taken' | 'waiting'>;

/** Places and waiting list after an enrolment changed from one status to another. */
export const counted = ({ taken, waiting }: Counts, from: EnrolmentStatus | null, to: EnrolmentStatus): Counts => {
  const holds = (status: EnrolmentStatus | null) =>
    status === 'pending' || status === 'approved' || status === 'attended' ? 1 : 0;
  const waits = (status: EnrolmentStatus | null) => (status === 'waiting' ? 1 : 0);
  return { taken: taken + holds(to) - holds(from), waiting: waiting + waits(to) - waits(from) };
};

/** Gives free places to those who wait, in their order, until the event begins. The caller has locked the event's row. */
export const fillPlaces = async (tx: Tx, event: EventRow, now: Date): Promise<void> => {
  if (event.cancelled_at !== null || Date.parse(event.starts_at) <= now.getTime()) return;
  let counts: Counts = event;
  while (counts.taken < event.capacity && counts.waiting > 0) {
    const id = await firstWaiting(tx, event.id);
    if (id === null) throw new Error(`Event ${event.id} counts ${counts.waiting} waiting, but none is.`);
    const to = seated(event);
    await move(tx, enrolment, id, { from: 'waiting', to, actor: system, reason: null, at: now });
    await setEnrolmentStatus(tx, id, { status: to, updated_at: toIsoTime(now) });
    counts = counted(counts, 'waiting', to);
    await changeEvent(tx, event.id, { taken: counts.taken, waiting: counts.waiting });
  }
};

/** Sets the status of an enrolment after its move and counts the places; free ones are filled. The caller has locked the event's row. */
export const changeStatus = async (
  tx: Tx,
  event: EventRow,
  row: { id: string; status: EnrolmentStatus },
  to: EnrolmentStatus,
  now: Date,
): Promise<void> => {
  await setEnrolmentStatus(tx, row.id, { status: to, updated_at: toIsoTime(now) });
  const counts = counted(event, row.status, to);
  await changeEvent(tx, event.id, counts);
  await fillPlaces(tx, { ...event, ...counts }, now);
};

/** Cancels a user's enrolments for events that have not begun, so that those who wait get the places. */
export const leaveEvents = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  for (const eventId of await eventsToLeave(tx, userId, now)) {
    const event = await lockEvent(tx, eventId);
    const id = await standingEnrolmentOf(tx, eventId, userId);
    const row = id === null ? undefined : await findEnrolment(tx, id);
    if (!event || !row) continue;
    await move(tx, enrolment, row.id, { from: row.status, to: 'cancelled', actor: system, reason: null, at: now });
    await changeStatus(tx, event, row, 'cancelled', now);
  }
};

/** Cancels every enrolment of a cancelled event that has not ended. The caller has locked the event's row. */
export const cancelEnrolments = async (tx: Tx, eventId: string, reason: string | null, now: Date): Promise<void> => {
  for (const { id, status } of await standingEnrolments(tx, eventId)) {
    await move(tx, enrolment, id, { from: status, to: 'cancelled', actor: system, reason, at: now });
    await setEnrolmentStatus(tx, id, { status: 'cancelled', updated_at: toIsoTime(now) });
  }
  await changeEvent(tx, eventId, { taken: 0, waiting: 0 });
};
