import { statesOf } from '../lifecycle/lifecycle.ts';
import { viewingAppointment } from '../lifecycle/subjects/viewing-appointment.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** The hours at which a viewing can begin; the last one ends at 17:00. */
export const VIEWING_HOURS = [9, 10, 11, 12, 13, 14, 15, 16] as const;
/** Days that can be chosen, from tomorrow on. */
export const VIEWING_DAYS = 30;
export const MOST_VISITORS = 20;

/** Viewing appointments of a user, those that have not ended first; for an operator of all users. */
export const appointmentList = defineList({
  facets: { status: statesOf(viewingAppointment) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv', 'ics'],
});
