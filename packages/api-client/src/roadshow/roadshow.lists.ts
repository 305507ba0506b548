import { statesOf } from '../lifecycle/lifecycle.ts';
import { roadshowBooking } from '../lifecycle/subjects/roadshow-booking.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** A user's bookings; everybody's for an operator. */
export const bookingList = defineList({
  facets: { status: statesOf(roadshowBooking) },
  sorts: ['created_at'],
  formats: ['json', 'csv', 'ics'],
});
