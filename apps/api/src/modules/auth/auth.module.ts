import type { Module } from '../../frame/module.ts';
import { authMigrations } from './auth.migrations.ts';
import { authRoutes } from './auth.routes.ts';
import { sweepAuth } from './auth.sweep.ts';
import { enterpriseTransfer } from './auth.transfer.ts';
import { sandboxPages } from './sso/sandbox.pages.ts';
import { SANDBOX_PREFIX } from './sso/sandbox.ts';
import { userTransfer } from './user.transfer.ts';
import './auth.tables.ts';

export const authModule: Module = {
  name: 'auth',
  migrations: authMigrations,
  transfers: [enterpriseTransfer, userTransfer],
  pages: (context) => (context.config.demo ? { prefix: SANDBOX_PREFIX, plugin: sandboxPages(context) } : null),
  sweep: sweepAuth,
  routes: authRoutes,
};
