import type { Module } from '../../frame/module.ts';
import { appointmentMigrations } from './appointment/appointment.migrations.ts';
import { ownAppointments } from './appointment/appointment.own.ts';
import { appointmentQueue } from './appointment/appointment.queue.ts';
import { appointmentRoutes } from './appointment/appointment.routes.ts';
import { appointmentTransfer } from './appointment/appointment.transfer.ts';
import './appointment/appointment.tables.ts';

/** From the viewing to the contract: the part of the module that leases. Its personal data are in `space.personal.ts`. */
export const leasing = {
  migrations: { ...appointmentMigrations },
  transfers: [appointmentTransfer],
  queues: [appointmentQueue],
  ownRecords: [ownAppointments],
  routes(serve, context) {
    appointmentRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
