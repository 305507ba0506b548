import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import { sql } from 'kysely';
import type { User } from '../../frame/context.ts';
import { runningFirst } from '../../frame/lifecycle/running-first.ts';
import { defineList, type Scope } from '../../frame/list/list.ts';
import { orderStatuses } from './order.labels.ts';

/** Counted anew each time: whoever has just ordered is to see it. */
export const orderList = defineList({
  name: 'orders',
  table: 'orders',
  facets: {
    kind: { kind: 'value', column: 'kind' },
    area: { kind: 'value', column: 'area' },
    // The column alone has it: a change of state writes no search columns.
    status: {
      kind: 'state',
      values: Object.keys(orderStatuses),
      columns: ['status'],
      of: () => sql<string>`d.status`,
      clock: () => '',
    },
  },
  search: { titles: ['title_zh', 'title_en'] },
  sorts: {
    running: runningFirst(serviceOrder, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
  covered: true,
});

/** Reservations that the user made, for a private feed. */
export const ownReservations = (userId: string): Scope => ({
  key: `reservations ${userId}`,
  where: sql`d.user_id = ${userId} and d.starts_at is not null`,
});

/** Everybody's for an operator, else those of the user's enterprise. */
export const ordersOf = (user: User | null): Scope | null => {
  const id = user?.enterprise_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.enterprise_id = ${id}` };
};
