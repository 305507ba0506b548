import type { Locale } from '@zonekit/api-client/contract';
import type { EventDetail, EventState, EventStatus } from '@zonekit/api-client/event/contract';
import { allowedFrom } from '@zonekit/api-client/lifecycle';
import { event as life } from '@zonekit/api-client/lifecycle/event';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { eventsOf, presentEvent as presentChange } from '../../frame/lifecycle/lifecycle.repository.ts';
import { move } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { describeAttachments } from '../file/file.service.ts';
import { presentTitle } from '../policy/policy.present.ts';
import { findDeclaration } from '../policy/policy.repository.ts';
import { cancelEnrolments } from './enrolment/enrolment.places.ts';
import { myEnrolment } from './enrolment/enrolment.service.ts';
import { presentDetail } from './event.present.ts';
import * as repository from './event.repository.ts';
import { clockChanges, placesOf, statusOf } from './event.status.ts';
import type { EventRow } from './event.tables.ts';

/** Who reads or changes an event, when, and in which language. */
export interface Reader {
  user: User | null;
  now: Date;
  locale: Locale;
}

/** An event with its agenda, and with its materials once it has ended. @throws Problem 404 */
export const getEvent = async (
  db: Db | Tx,
  id: string,
  { locale, now }: Omit<Reader, 'user'>,
): Promise<EventDetail> => {
  const row = await repository.findEvent(db, id);
  if (!row) throw new Problem(404, 'not_found');
  const ended = statusOf(row, now) === 'ended';
  const [files, related, declaration] = await Promise.all([
    ended ? repository.materialsOf(db, id) : [],
    repository.relatedEvents(db, row, now),
    row.declaration_id === null ? undefined : findDeclaration(db, row.declaration_id),
  ]);
  const attachments = await describeAttachments(db, files, null, locale);
  return presentDetail(
    row,
    { locale, now, terms: null },
    { attachments, related, declaration: declaration ? presentTitle(declaration, locale) : null },
  );
};

/** Changes that the clock made and those that people made, in the order of time. */
const changesOf = async (db: Db | Tx, row: EventRow, now: Date): Promise<EventState['events']> => {
  const recorded = ((await eventsOf(db, life, [row.id])).get(row.id) ?? []).map((change) =>
    presentChange<EventStatus>(change),
  );
  const byClock = clockChanges(row, now).filter(({ to }) => !recorded.some((change) => change.to === to));
  const none = { actor: life.actors.system['zh-CN'], from: null, reason: null, waiting_for: null, due_at: null };
  return [...byClock.map((change) => ({ ...none, ...change })), ...recorded].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
};

const stateOf = async (db: Db | Tx, row: EventRow, reader: Reader): Promise<EventState> => {
  const status = statusOf(row, reader.now);
  const { user } = reader;
  return {
    status,
    places: placesOf(row),
    mine: user && (await myEnrolment(db, row.id, { ...reader, user })),
    events: await changesOf(db, row, reader.now),
    allowed: user?.role === 'operator' ? allowedFrom(life, status, ['organizer']) : [],
  };
};

/** Status and places of an event, and the user's enrolment. @throws Problem 404 */
export const getEventState = async (db: Db | Tx, id: string, reader: Reader): Promise<EventState> => {
  const row = await repository.findEvent(db, id);
  if (!row) throw new Problem(404, 'not_found');
  return stateOf(db, row, reader);
};

/** The clock decides the other states by these times. */
const changeTo = (to: EventStatus, at: string, reason: string | null): Parameters<typeof repository.changeEvent>[2] => {
  if (to === 'open') return { opens_at: at };
  if (to === 'closed') return { closes_at: at };
  if (to === 'ended') return { ends_at: at };
  return { cancelled_at: at, cancel_reason: reason };
};

/**
 * Opens or closes the enrolment, ends or cancels the event; a cancelled event cancels its enrolments.
 * @throws Problem 404, and as `move` of frame/lifecycle
 */
export const moveEvent = (
  db: Db | Tx,
  operator: User,
  id: string,
  { status: to, reason }: { status: EventStatus; reason: string | null },
  { now, locale }: Omit<Reader, 'user'>,
): Promise<EventState> =>
  inTransaction(db, async (tx) => {
    const row = await repository.lockEvent(tx, id);
    if (!row) throw new Problem(404, 'not_found');
    const actor = { user: operator, as: ['organizer'] } as const;
    await move(tx, life, id, { from: statusOf(row, now), to, actor, reason, at: now });
    await repository.changeEvent(tx, id, changeTo(to, toIsoTime(now), reason));
    if (to === 'cancelled') await cancelEnrolments(tx, id, reason, now);
    return getEventState(tx, id, { user: operator, now, locale });
  });
