import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { bookingStatus } from '@zonekit/api-client/roadshow/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../database/any-of.ts';
import type { Queue } from '../../frame/lifecycle/queue.ts';
import { moveBooking } from './roadshow.service.ts';

/** Bookings that wait for the roadshow centre. */
export const bookingQueue: Queue = {
  lifecycle: roadshowBooking,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'number', 'roadshow_title', 'organization'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(
      rows.map(({ id, number, roadshow_title, organization }) => [
        id,
        { number, title: `${roadshow_title} (${organization})` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('bookings')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, operator, id, { status, reason }, now) {
    await moveBooking(db, operator, id, { status: z.parse(bookingStatus, status), reason }, now);
  },
};
