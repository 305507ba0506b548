import type { Module } from '../../frame/module.ts';
import { ownEnrolmentRecords } from './enrolment/enrolment.own.ts';
import { enrolmentPersonal } from './enrolment/enrolment.personal.ts';
import { enrolmentQueue } from './enrolment/enrolment.queue.ts';
import { enrolmentFeed } from './enrolment/enrolment.routes.ts';
import { enrolmentTransfer } from './enrolment/enrolment.transfer.ts';
import { eventCategories, searchedEvents } from './event.lists.ts';
import { eventMigrations } from './event.migrations.ts';
import { eventQueue } from './event.queue.ts';
import { eventRoutes } from './event.routes.ts';
import { eventTransfer } from './event.transfer.ts';
import './event.tables.ts';

export const eventModule: Module = {
  name: 'event',
  migrations: eventMigrations,
  transfers: [eventTransfer, enrolmentTransfer],
  searched: [searchedEvents],
  queues: [eventQueue, enrolmentQueue],
  ownRecords: [ownEnrolmentRecords],
  feeds: () => ({ enrolments: enrolmentFeed() }),
  personal: enrolmentPersonal,
  dictionaries: { event_category: eventCategories },
  routes: eventRoutes,
};
