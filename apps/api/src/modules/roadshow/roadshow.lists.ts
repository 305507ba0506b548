import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { sql } from 'kysely';
import type { User } from '../../frame/context.ts';
import { runningFirst } from '../../frame/lifecycle/running-first.ts';
import { stateWords } from '../../frame/list/labels.ts';
import { defineList, type Scope } from '../../frame/list/list.ts';

/** Bookings. Counted anew each time: whoever has just booked is to see it. */
export const bookingList = defineList({
  name: 'bookings',
  table: 'bookings',
  facets: { status: { kind: 'value', column: 'status' }, month: { kind: 'array', column: 'months' } },
  sorts: {
    running: runningFirst(roadshowBooking, 'created_at'),
    created_at: () => [{ where: null, column: 'created_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** The user's own, an operator's too. */
export const ownBookings = (userId: string): Scope => ({ key: userId, where: sql`d.user_id = ${userId}` });

/** Everybody's for an operator, else the user's own. */
export const bookingsOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : ownBookings(user?.user_id ?? '');

export const bookingStatuses = stateWords(roadshowBooking);
