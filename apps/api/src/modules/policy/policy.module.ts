import type { Module } from '../../frame/module.ts';
import { seesApplicationFile } from './application/application.files.ts';
import { applicationMigrations } from './application/application.migrations.ts';
import { ownApplications } from './application/application.own.ts';
import { applicationQueue } from './application/application.queue.ts';
import { orgMigrations } from './org/org.migrations.ts';
import { policyMigrations } from './policy.migrations.ts';
import { policyPersonal } from './policy.personal.ts';
import { policyRoutes } from './policy.routes.ts';
import { searchedPolicyLists } from './policy.searched.ts';
import { createPolicyService } from './policy.service.ts';
import { publicationMigrations } from './publication/publication.migrations.ts';
import { readingMigrations } from './reading/reading.migrations.ts';
import { subscriptionMigrations } from './subscription/subscription.migrations.ts';
import { subscriptionFeed } from './subscription/subscription.routes.ts';
import { policyTransfers } from './transfer/transfers.ts';
import { versionMigrations } from './version/version.migrations.ts';
import './policy.tables.ts';
import './application/application.tables.ts';
import './subscription/subscription.tables.ts';
import './publication/publication.tables.ts';
import './reading/reading.tables.ts';
import './version/version.tables.ts';

export const policyModule: Module = {
  name: 'policy',
  migrations: {
    ...policyMigrations,
    ...applicationMigrations,
    ...subscriptionMigrations,
    ...versionMigrations,
    ...publicationMigrations,
    ...readingMigrations,
    ...orgMigrations,
  },
  queues: [applicationQueue],
  ownRecords: [ownApplications],
  transfers: policyTransfers,
  feeds: (context) => ({ deadlines: subscriptionFeed(createPolicyService(context)) }),
  searched: searchedPolicyLists,
  fileAccess: seesApplicationFile,
  personal: policyPersonal,
  routes: policyRoutes,
};
