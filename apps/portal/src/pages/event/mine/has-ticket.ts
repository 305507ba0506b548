import type { Enrolment } from '@zonekit/api-client/event/contract';

/** Whether an enrolment has a ticket that is still of use. */
export const hasTicket = ({ status, event_status }: Pick<Enrolment, 'status' | 'event_status'>): boolean =>
  status === 'approved' && event_status !== 'ended' && event_status !== 'cancelled';
