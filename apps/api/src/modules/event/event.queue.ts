import { eventStatus } from '@zonekit/api-client/event/contract';
import { event } from '@zonekit/api-client/lifecycle/event';
import * as z from 'zod/mini';
import type { Queue } from '../../frame/lifecycle/queue.ts';
import { findEvent, findEvents } from './event.repository.ts';
import { moveEvent } from './event.service.ts';

/** Activities that the office opens, closes or cancels; none of them waits for it. */
export const eventQueue: Queue = {
  lifecycle: event,
  waitingFor: 'organizer',
  async describe(db, ids) {
    return new Map((await findEvents(db, ids)).map(({ id, title_zh }) => [id, { number: id, title: title_zh }]));
  },
  find: async (db, typed) => (await findEvent(db, typed))?.id ?? null,
  async move(db, operator, id, { status, reason }, now) {
    await moveEvent(db, operator, id, { status: z.parse(eventStatus, status), reason }, { now, locale: 'zh-CN' });
  },
};
