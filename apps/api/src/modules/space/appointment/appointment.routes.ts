import { type Appointment, appointmentEndpoints } from '@zonekit/api-client/space/appointment/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { type FeedPart, feedPart } from '../../../frame/list/feed-part.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { sendFile } from '../../../frame/list/send-file.ts';
import { type ListSource, serveList } from '../../../frame/list/serve-list.ts';
import {
  appointmentFile,
  appointmentList,
  appointmentStatuses,
  appointmentsOf,
  ownAppointments,
} from './appointment.lists.ts';
import type { Caller } from './appointment.present.ts';
import {
  createAppointment,
  getAppointment,
  getViewingDays,
  moveAppointment,
  presentAppointments,
  rescheduleAppointment,
} from './appointment.service.ts';

const source: ListSource<Appointment, 'status'> = {
  list: appointmentList,
  scope: appointmentsOf,
  present: async (ids, { db, user, locale, now }) => (user ? presentAppointments(db, ids, { user, locale, now }) : []),
  labels: async ({ locale }) => ({ status: named(appointmentStatuses, locale) }),
  file: appointmentFile,
};

/** A user's viewing appointments, for a private feed. */
export const appointmentFeed = (): FeedPart => feedPart(createFinder(), source, ownAppointments);

/** Calls under `/space-service/appointments`, and the viewing hours of a park. */
export const appointmentRoutes = (serve: Serve, context: Context): void => {
  const caller = ({ user, locale }: Pick<Caller, 'user' | 'locale'>): Caller => ({ user, locale, now: context.now() });

  serveList(
    serve,
    context,
    createFinder(),
    { list: appointmentEndpoints.listAppointments, file: appointmentEndpoints.appointmentsFile },
    source,
  );

  // Not cached: the hours change with every appointment.
  serve(
    appointmentEndpoints.viewingDays,
    async ({ db, params }) => ({ data: await getViewingDays(db, params.park_id, context.now()) }),
    { shared: 'joined' },
  );

  serve(appointmentEndpoints.createAppointment, async (call) => ({
    data: await createAppointment(call.db, caller(call), call.body),
  }));

  serve(appointmentEndpoints.getAppointment, async (call) => ({
    data: await getAppointment(call.db, caller(call), call.params.appointment_id),
  }));

  serve(appointmentEndpoints.appointmentCalendar, async (call) => {
    const appointment = await getAppointment(call.db, caller(call), call.params.appointment_id);
    return sendFile(call, context, 'ics', appointmentFile, [appointment]);
  });

  serve(appointmentEndpoints.rescheduleAppointment, async (call) => ({
    data: await rescheduleAppointment(call.db, caller(call), call.params.appointment_id, call.body),
  }));

  serve(appointmentEndpoints.moveAppointment, async (call) => {
    const to = { status: call.body.status, reason: call.body.reason ?? null };
    return { data: await moveAppointment(call.db, caller(call), call.params.appointment_id, to) };
  });
};
