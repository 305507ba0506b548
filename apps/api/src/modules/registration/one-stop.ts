import type { Module } from '../../frame/module.ts';
import { seesRegistrationFile } from './registration.files.ts';
import { registrationMigrations } from './registration.migrations.ts';
import { ownRegistrationSteps } from './registration.own.ts';
import { registrationPersonal } from './registration.personal.ts';
import { registrationQueue } from './registration.queue.ts';
import { registrationRoutes } from './registration.routes.ts';
import { registrationTransfers } from './registration.transfer.ts';
import './registration.tables.ts';

/** One-stop registrations of companies. */
export const oneStop = {
  migrations: registrationMigrations,
  transfers: registrationTransfers,
  queues: [registrationQueue],
  ownRecords: [ownRegistrationSteps],
  fileAccess: seesRegistrationFile,
  personal: registrationPersonal,
  routes: registrationRoutes,
} satisfies Omit<Module, 'name'>;
