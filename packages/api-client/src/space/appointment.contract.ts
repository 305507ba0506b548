import * as z from 'zod/mini';
import { binary, endpoint, envelope, id, isoDate, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { viewingAppointment as life } from '../lifecycle/subjects/viewing-appointment.lifecycle.ts';
import { appointmentList, MOST_VISITORS, VIEWING_HOURS } from './appointment.lists.ts';

/** State of a viewing. */
export const appointmentStatus = stateOf(life);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

/** The full hour at which a viewing begins, Asia/Shanghai. */
export const viewingHour = z
  .number()
  .check(z.int(), z.gte(VIEWING_HOURS[0]), z.lte(VIEWING_HOURS[0] + VIEWING_HOURS.length - 1));

const time = { date: isoDate, hour: viewingHour };

/** Either the unit that is to be seen, or a park alone. */
export const appointmentInput = z.object({
  park_id: id,
  /** A unit of the park; null to see the park. */
  unit_id: z.nullable(id),
  ...time,
  contact_person: text(50),
  contact_phone: mobile,
  visitors: z.number().check(z.int(), z.gte(1), z.lte(MOST_VISITORS)),
  /** May be empty. */
  remark: z.string().check(z.trim(), z.maxLength(500)),
});
export interface AppointmentInput extends z.infer<typeof appointmentInput> {}

export const appointment = z.object({
  id,
  /** Number for phone calls: VA20261120-7K3M. */
  number: z.string(),
  user_id: id,
  park: z.object({ id, name: z.string(), address: z.string(), phone: z.string() }),
  /** Null where the park alone is to be seen. */
  unit: z.nullable(z.object({ id, title: z.string() })),
  ...time,
  starts_at: isoTime,
  ends_at: isoTime,
  /** Empty after its owner has left. */
  contact_person: z.string(),
  contact_phone: z.string(),
  visitors: z.number(),
  remark: z.string(),
  status: appointmentStatus,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(appointmentStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(appointmentStatus),
  /** Whether this user may choose another hour now. */
  can_reschedule: z.boolean(),
});
export interface Appointment extends z.infer<typeof appointment> {}

/** Viewing hours of a park that can be chosen, by day. */
export const viewingDays = z.object({
  park_id: id,
  /** Appointments that one hour takes. */
  capacity: z.number(),
  /** First and last day that can be chosen. */
  from: isoDate,
  to: isoDate,
  days: z.array(z.object({ date: isoDate, hours: z.array(z.object({ hour: z.number(), left: z.number() })) })),
});
export interface ViewingDays extends z.infer<typeof viewingDays> {}

const PATH = '/space-service/appointments';
const params = z.object({ appointment_id: id });

const appointments = listEndpoints({
  path: PATH,
  summary: "My viewing appointments, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: appointment,
  list: appointmentList,
  shapes: {},
});

export const appointmentEndpoints = {
  listAppointments: appointments.list,
  appointmentsFile: appointments.file,
  viewingDays: endpoint({
    method: 'GET',
    path: '/space-service/parks/{park_id}/viewing_days',
    summary: 'Viewing hours of a park from tomorrow on, 30 days, and how many appointments each still takes',
    access: 'public',
    params: z.object({ park_id: id }),
    errors: [404],
    response: envelope(viewingDays),
  }),
  createAppointment: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Request a viewing. 409 with details.nearest_free where the hour is full, or with details.appointment_id',
    access: 'user',
    body: appointmentInput,
    status: 201,
    idempotent: true,
    errors: [404, 409],
    response: envelope(appointment),
  }),
  getAppointment: endpoint({
    method: 'GET',
    path: `${PATH}/{appointment_id}`,
    summary: 'One of my viewing appointments with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(appointment),
  }),
  appointmentCalendar: endpoint({
    method: 'GET',
    path: `${PATH}/{appointment_id}/calendar.ics`,
    summary: 'One of my viewing appointments as a calendar file',
    access: 'user',
    params,
    errors: [404],
    response: binary,
  }),
  rescheduleAppointment: endpoint({
    method: 'POST',
    path: `${PATH}/{appointment_id}/time`,
    summary: 'Choose another hour of mine, which is to be confirmed anew; frees the old one. 409 where it is full',
    access: 'user',
    params,
    body: z.object(time),
    errors: [403, 404, 409],
    response: envelope(appointment),
  }),
  moveAppointment: endpoint({
    method: 'POST',
    path: `${PATH}/{appointment_id}/status`,
    summary: 'Cancel one of mine before it begins; as an operator confirm, cancel or mark as visited',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['confirmed', 'visited', 'cancelled'])),
    errors: [403, 404],
    response: envelope(appointment),
  }),
};

/** `details` of the 409 for a full hour: free hours nearest to it, the nearest first. */
export const viewingConflict = z.object({ nearest_free: z.array(z.object(time)) });
export interface ViewingConflict extends z.infer<typeof viewingConflict> {}
