import type { StateOf } from '@zonekit/api-client/lifecycle';
import { instrumentOrder } from '@zonekit/api-client/lifecycle/instrument-order';
import type { instrumentReservation } from '@zonekit/api-client/lifecycle/instrument-reservation';
import { materialOrder } from '@zonekit/api-client/lifecycle/material-order';
import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { OrderKind, OrderStatus } from '@zonekit/api-client/order/contract';

/** The lifecycle of each kind; facilities are reserved as instruments are. */
export const LIFECYCLES = {
  instrument: instrumentOrder,
  facility: instrumentOrder,
  service: serviceOrder,
  material: materialOrder,
} as const;

/** The lifecycles with the kinds of orders that each serves. */
export const QUEUED = [
  { lifecycle: instrumentOrder, kinds: ['instrument', 'facility'] },
  { lifecycle: serviceOrder, kinds: ['service'] },
  { lifecycle: materialOrder, kinds: ['material'] },
] as const;

type ReservationStatus = StateOf<typeof instrumentReservation>;

/** A reservation follows its order. */
const RESERVATION: Readonly<Record<OrderStatus, ReservationStatus>> = {
  pending: 'pending',
  confirmed: 'approved',
  in_progress: 'in_use',
  completed: 'completed',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

export const isReservation = (kind: OrderKind): boolean => kind === 'instrument' || kind === 'facility';

/** The state of the reservation that an order pays for; null where it pays for none. */
export const reservationStatus = (kind: OrderKind, status: OrderStatus): ReservationStatus | null =>
  isReservation(kind) ? RESERVATION[status] : null;
