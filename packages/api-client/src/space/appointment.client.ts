import { fetchEndpointFile, fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Appointment, AppointmentInput, ViewingDays } from './appointment.contract.ts';
import { appointmentEndpoints } from './appointment.endpoints.gen.ts';
import type { appointmentList } from './appointment.lists.ts';

export type AppointmentQuery = NonNullable<InputOf<typeof appointmentEndpoints.listAppointments>['query']>;
type Move = InputOf<typeof appointmentEndpoints.moveAppointment>['body'];

export const listAppointments = (
  transport: Transport,
  query: AppointmentQuery = {},
  options?: CallOptions,
): Promise<Paged<Appointment, typeof appointmentList>> =>
  transport.call(appointmentEndpoints.listAppointments, { query }, options);

/** The same as a file. */
export const fetchAppointments = (
  transport: Transport,
  ...what: ListFileOf<typeof appointmentEndpoints.appointmentsFile>
): Promise<ListFile> => fetchListFile(transport, appointmentEndpoints.appointmentsFile, ...what);

/** Viewing hours of a park by day. */
export const getViewingDays = async (
  transport: Transport,
  park_id: string,
  options?: CallOptions,
): Promise<ViewingDays> =>
  (await transport.call(appointmentEndpoints.viewingDays, { params: { park_id } }, options)).data;

export const getAppointment = async (
  transport: Transport,
  appointment_id: string,
  options?: CallOptions,
): Promise<Appointment> =>
  (await transport.call(appointmentEndpoints.getAppointment, { params: { appointment_id } }, options)).data;

/** @throws ApiError `conflict` with `details.nearest_free` where the hour is full, with `details.appointment_id` for a second one */
export const createAppointment = async (
  transport: Transport,
  body: AppointmentInput,
  options?: CallOptions,
): Promise<Appointment> => (await transport.call(appointmentEndpoints.createAppointment, { body }, options)).data;

/** @throws ApiError `conflict` with `details.nearest_free` where the hour is full */
export const rescheduleAppointment = async (
  transport: Transport,
  appointment_id: string,
  body: Pick<AppointmentInput, 'date' | 'hour'>,
  options?: CallOptions,
): Promise<Appointment> => {
  const input = { params: { appointment_id }, body };
  return (await transport.call(appointmentEndpoints.rescheduleAppointment, input, options)).data;
};

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveAppointment = async (
  transport: Transport,
  appointment_id: string,
  body: Move,
  options?: CallOptions,
): Promise<Appointment> => {
  const input = { params: { appointment_id }, body };
  return (await transport.call(appointmentEndpoints.moveAppointment, input, options)).data;
};

/** One of them as a calendar file. */
export const fetchAppointmentCalendar = async (
  transport: Transport,
  appointment_id: string,
  options?: CallOptions,
): Promise<ListFile> => {
  const file = { ...options, name: 'viewing.ics' };
  return fetchEndpointFile(transport, appointmentEndpoints.appointmentCalendar, { params: { appointment_id } }, file);
};
