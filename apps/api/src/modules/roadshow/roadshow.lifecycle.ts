import type { BookingStatus } from '@zonekit/api-client/roadshow/contract';

/** States in which a booking holds its half-days. Source: pages.md, Lifecycles. */
export const takes = (status: BookingStatus): boolean => status !== 'rejected' && status !== 'cancelled';
