import type { Module } from '../../frame/module.ts';
import { spaceMigrations } from './space.migrations.ts';
import { spaceRoutes } from './space.routes.ts';
import { buildingTransfer, contractTransfer, parkTransfer, unitTransfer } from './space.transfer.ts';
import './space.tables.ts';

export const spaceModule: Module = {
  name: 'space',
  migrations: spaceMigrations,
  transfers: [parkTransfer, buildingTransfer, unitTransfer, contractTransfer],
  routes: spaceRoutes,
};
