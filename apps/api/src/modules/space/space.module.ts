import type { Module } from '../../frame/module.ts';
import { appointmentFeed } from './appointment/appointment.routes.ts';
import { filings } from './filings.ts';
import { grounds } from './grounds.ts';
import { leasing } from './leasing.ts';
import { searchedSpace } from './space.lists.ts';
import { spaceMigrations } from './space.migrations.ts';
import { spacePersonal } from './space.personal.ts';
import { spaceRoutes } from './space.routes.ts';
import { buildingTransfer, parkTransfer, unitTransfer } from './space.transfer.ts';
import './space.tables.ts';

export const spaceModule: Module = {
  name: 'space',
  migrations: { ...spaceMigrations, ...grounds.migrations, ...leasing.migrations, ...filings.migrations },
  transfers: [
    parkTransfer,
    buildingTransfer,
    unitTransfer,
    ...grounds.transfers,
    ...leasing.transfers,
    ...filings.transfers,
  ],
  searched: [...searchedSpace, ...grounds.searched],
  queues: [...leasing.queues, ...filings.queues],
  ownRecords: [...leasing.ownRecords, ...filings.ownRecords],
  async fileAccess(db, fileId, user) {
    return (await leasing.fileAccess(db, fileId, user)) || (await filings.fileAccess(db, fileId, user));
  },
  feeds: () => ({ viewings: appointmentFeed() }),
  personal: spacePersonal,
  sweep: filings.sweep,
  routes(serve, context, modules) {
    spaceRoutes(serve, context, modules);
    grounds.routes(serve, context);
    leasing.routes(serve, context);
    filings.routes(serve, context);
  },
};
