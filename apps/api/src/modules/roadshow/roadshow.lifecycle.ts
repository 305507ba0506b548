import type { BookingStatus } from '@zonekit/api-client/roadshow/contract';
import type { Lifecycle } from '../../frame/lifecycle.ts';

export type BookingActor = 'owner' | 'operator';

/** Source: pages.md, Lifecycles. */
export const bookingLifecycle: Lifecycle<BookingStatus, BookingActor> = [
  { from: 'submitted', to: 'approved', by: ['operator'] },
  { from: 'submitted', to: 'rejected', by: ['operator'] },
  { from: 'submitted', to: 'cancelled', by: ['owner'] },
  { from: 'approved', to: 'held', by: ['operator'] },
  { from: 'approved', to: 'cancelled', by: ['owner'] },
];

/** States in which a booking holds its half-days. */
export const takes = (status: BookingStatus): boolean => status !== 'rejected' && status !== 'cancelled';
