import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { Order, OrderStatus } from '@zonekit/api-client/order/contract';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** States that follow each state. */
const COMING = {
  pending: ['confirmed', 'in_progress', 'completed'],
  confirmed: ['in_progress', 'completed'],
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
  rejected: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** The way of an order from hand to hand, with the working days that each took; all kinds have one lifecycle. */
export function OrderClock({ order: { events, status } }: { order: Order }) {
  return <RecordClock of={serviceOrder} events={events} planned={COMING[status]} />;
}
