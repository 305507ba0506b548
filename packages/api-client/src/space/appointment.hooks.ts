'use client';
import type { Paged } from '../list/list.client.ts';
import { type FileSaver, type ListSaver, useList, useListPages, useSaveFile, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { AppointmentQuery } from './appointment.client.ts';
import type { Appointment, ViewingDays } from './appointment.contract.ts';
import { appointmentEndpoints } from './appointment.endpoints.gen.ts';
import type { appointmentList } from './appointment.lists.ts';

const { listAppointments, createAppointment, getAppointment, moveAppointment, rescheduleAppointment, viewingDays } =
  appointmentEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My viewing appointments, those that have not ended first. Null sends no request. */
export const useAppointments = (query: AppointmentQuery | null): Read<Paged<Appointment, typeof appointmentList>> =>
  useList(listAppointments, query);

/** The same as an infinite list. */
export const useAppointmentPages = (query: AppointmentQuery | null): ListPages<Appointment> =>
  useListPages(listAppointments, query);

/** Saves my appointments as a file: `save('ics', {})`. */
export const useSaveAppointments = (): ListSaver<typeof appointmentEndpoints.appointmentsFile> =>
  useSaveList(appointmentEndpoints.appointmentsFile);

/** Saves one of them for a calendar: `save({ params: { appointment_id } })`. */
export const useSaveAppointment = (): FileSaver<typeof appointmentEndpoints.appointmentCalendar> =>
  useSaveFile(appointmentEndpoints.appointmentCalendar, 'viewing.ics');

/** Null sends no request. */
export const useAppointment = (id: string | null): Read<Appointment> =>
  mapRead(useRead(getAppointment, id === null ? null : { params: { appointment_id: id } }), dataOf);

/** Viewing hours of a park by day. Null sends no request. */
export const useViewingDays = (parkId: string | null): Read<ViewingDays> =>
  mapRead(useRead(viewingDays, parkId === null ? null : { params: { park_id: parkId } }), dataOf);

/** Stale after a change, or after one that was refused because the hours changed. */
const CHANGED = [listAppointments, getAppointment, viewingDays];

/** Requests a viewing. `send({ body })`; the form shows what is wrong with it. */
export const useCreateAppointment = (): Writer<InputOf<typeof appointmentEndpoints.createAppointment>, Appointment> =>
  useWrite(createAppointment, dataOf, { quiet: true, refreshes: CHANGED, refreshesOnFailure: true });

/** Chooses another hour. `send({ params: { appointment_id }, body: { date, hour } })`. */
export const useRescheduleAppointment = (): Writer<
  InputOf<typeof appointmentEndpoints.rescheduleAppointment>,
  Appointment
> => useWrite(rescheduleAppointment, dataOf, { quiet: true, refreshes: CHANGED, refreshesOnFailure: true });

/** Cancels, confirms or marks as visited. `send({ params: { appointment_id }, body: { status } })`. */
export const useMoveAppointment = (): Writer<InputOf<typeof appointmentEndpoints.moveAppointment>, Appointment> =>
  useWrite(moveAppointment, dataOf, { refreshes: CHANGED, refreshesOnFailure: true });
