import type { Module } from '../../frame/module.ts';
import { seesApplicationFile } from './application/application.files.ts';
import { applicationMigrations } from './application/application.migrations.ts';
import { ownApplications } from './application/application.own.ts';
import { applicationQueue } from './application/application.queue.ts';
import { policyMigrations } from './policy.migrations.ts';
import { policyPersonal } from './policy.personal.ts';
import { policyRoutes } from './policy.routes.ts';
import { createPolicyService } from './policy.service.ts';
import { subscriptionMigrations } from './subscription/subscription.migrations.ts';
import { subscriptionFeed } from './subscription/subscription.routes.ts';
import { policyTransfers } from './transfer/transfers.ts';
import './policy.tables.ts';
import './application/application.tables.ts';
import './subscription/subscription.tables.ts';

export const policyModule: Module = {
  name: 'policy',
  migrations: { ...policyMigrations, ...applicationMigrations, ...subscriptionMigrations },
  queues: [applicationQueue],
  ownRecords: [ownApplications],
  transfers: policyTransfers,
  feeds: (context) => ({ deadlines: subscriptionFeed(createPolicyService(context)) }),
  fileAccess: seesApplicationFile,
  personal: policyPersonal,
  routes: policyRoutes,
};
