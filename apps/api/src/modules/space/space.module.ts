import type { Module } from '../../frame/module.ts';
import { searchedIncubators } from './incubator/incubator.lists.ts';
import { incubatorMigrations } from './incubator/incubator.migrations.ts';
import { incubatorRoutes } from './incubator/incubator.routes.ts';
import { carrierTransfer, incubatorTransfer } from './incubator/incubator.transfer.ts';
import { leasing } from './leasing.ts';
import { spaceMigrations } from './space.migrations.ts';
import { spacePersonal } from './space.personal.ts';
import { spaceRoutes } from './space.routes.ts';
import { buildingTransfer, contractTransfer, parkTransfer, unitTransfer } from './space.transfer.ts';
import './incubator/incubator.tables.ts';
import './space.tables.ts';

export const spaceModule: Module = {
  name: 'space',
  migrations: { ...spaceMigrations, ...incubatorMigrations, ...leasing.migrations },
  transfers: [
    parkTransfer,
    buildingTransfer,
    unitTransfer,
    contractTransfer,
    incubatorTransfer,
    carrierTransfer,
    ...leasing.transfers,
  ],
  searched: searchedIncubators,
  queues: leasing.queues,
  ownRecords: leasing.ownRecords,
  personal: spacePersonal,
  routes(serve, context, modules) {
    spaceRoutes(serve, context, modules);
    incubatorRoutes(serve, context);
    leasing.routes(serve, context);
  },
};
