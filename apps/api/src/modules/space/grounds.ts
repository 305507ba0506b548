import type { Module } from '../../frame/module.ts';
import { searchedIncubators } from './incubator/incubator.lists.ts';
import { incubatorMigrations } from './incubator/incubator.migrations.ts';
import { incubatorRoutes } from './incubator/incubator.routes.ts';
import { carrierTransfer, incubatorTransfer } from './incubator/incubator.transfer.ts';
import { planMigrations } from './plan/plan.migrations.ts';
import { planRoutes } from './plan/plan.routes.ts';
import { planTransfers } from './plan/plan.transfer.ts';
import './incubator/incubator.tables.ts';
import './plan/plan.tables.ts';

/** Incubators, carriers, land and panoramas: the grounds of a zone besides its units. */
export const grounds = {
  migrations: { ...incubatorMigrations, ...planMigrations },
  transfers: [incubatorTransfer, carrierTransfer, ...planTransfers],
  searched: searchedIncubators,
  routes(serve, context) {
    incubatorRoutes(serve, context);
    planRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
