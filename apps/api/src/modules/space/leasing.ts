import type { Module } from '../../frame/module.ts';
import { appointmentMigrations } from './appointment/appointment.migrations.ts';
import { ownAppointments } from './appointment/appointment.own.ts';
import { appointmentQueue } from './appointment/appointment.queue.ts';
import { appointmentRoutes } from './appointment/appointment.routes.ts';
import { appointmentTransfer } from './appointment/appointment.transfer.ts';
import { seesEntryFile } from './entry-application/entry-application.files.ts';
import { entryApplicationMigrations } from './entry-application/entry-application.migrations.ts';
import { ownEntryApplications } from './entry-application/entry-application.own.ts';
import { entryApplicationQueue } from './entry-application/entry-application.queue.ts';
import { entryApplicationRoutes } from './entry-application/entry-application.routes.ts';
import { entryApplicationTransfer } from './entry-application/entry-application.transfer.ts';
import { seesLeaseFile } from './lease/lease.files.ts';
import { leaseMigrations } from './lease/lease.migrations.ts';
import { ownLeases } from './lease/lease.own.ts';
import { leaseQueue } from './lease/lease.queue.ts';
import { leaseRoutes } from './lease/lease.routes.ts';
import { contractTransfer, rentTransfer } from './lease/lease.transfer.ts';
import './appointment/appointment.tables.ts';
import './entry-application/entry-application.tables.ts';
import './lease/lease.tables.ts';

/** From the viewing to the contract: the part of the module that leases. Its personal data are in `space.personal.ts`. */
export const leasing = {
  migrations: { ...appointmentMigrations, ...leaseMigrations, ...entryApplicationMigrations },
  transfers: [contractTransfer, rentTransfer, appointmentTransfer, entryApplicationTransfer],
  queues: [appointmentQueue, leaseQueue, entryApplicationQueue],
  ownRecords: [ownAppointments, ownLeases, ownEntryApplications],
  fileAccess: async (...file) => (await seesLeaseFile(...file)) || seesEntryFile(...file),
  routes(serve, context) {
    appointmentRoutes(serve, context);
    leaseRoutes(serve, context);
    entryApplicationRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
