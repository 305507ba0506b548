import { enrolmentStatus } from '@zonekit/api-client/event/contract';
import { enrolment } from '@zonekit/api-client/lifecycle/enrolment';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveEnrolment } from './enrolment.service.ts';

/** Enrolments that wait for the office, which is the organizer. */
export const enrolmentQueue: Queue = {
  lifecycle: enrolment,
  waitingFor: 'organizer',
  async describe(db, ids) {
    const rows = await db
      .selectFrom('event_enrolments')
      .innerJoin('events', 'events.id', 'event_enrolments.event_id')
      .select(['event_enrolments.id', 'event_enrolments.number', 'events.title_zh'])
      .where('event_enrolments.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title_zh }) => [id, { number, title: title_zh }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('event_enrolments')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveEnrolment(db, { user, now, locale: 'zh-CN' }, id, { status: z.parse(enrolmentStatus, status), reason });
  },
};
