import { statesOf } from '../lifecycle/lifecycle.ts';
import { roadshowBooking } from '../lifecycle/subjects/roadshow-booking.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** Bookings of a user, those that have not ended first; for an operator of all users. */
export const bookingList = defineList({
  facets: {
    status: statesOf(roadshowBooking),
    /** Months of its half-days, `YYYY-MM`. */
    month: null,
  },
  sorts: ['running', 'created_at'],
  formats: ['json', 'csv', 'ics'],
});
