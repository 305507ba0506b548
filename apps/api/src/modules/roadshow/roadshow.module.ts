import type { Module } from '../../frame/module.ts';
import { roadshowMigrations } from './roadshow.migrations.ts';
import { bookingCommands } from './roadshow.open.ts';
import { ownBookingRecords } from './roadshow.own.ts';
import { roadshowPersonal } from './roadshow.personal.ts';
import { bookingQueue } from './roadshow.queue.ts';
import { bookingFeed, roadshowRoutes } from './roadshow.routes.ts';
import { bookingTransfer } from './roadshow.transfer.ts';
import './roadshow.tables.ts';

export const roadshowModule: Module = {
  name: 'roadshow',
  migrations: roadshowMigrations,
  queues: [bookingQueue],
  ownRecords: [ownBookingRecords],
  transfers: [bookingTransfer],
  commands: bookingCommands,
  feeds: () => ({ bookings: bookingFeed() }),
  personal: roadshowPersonal,
  routes: roadshowRoutes,
};
