import type { Migration } from 'kysely/migration';
import { frameMigrations } from '../database/frame.migrations.ts';
import { lifecycleMigrations } from '../database/lifecycle.migrations.ts';
import type { Context, Module } from '../frame/context.ts';
import { accountMigrations } from './account/account.migrations.ts';
import { accountModule } from './account/account.routes.ts';
import { enterpriseCarries } from './account/enterprise.files.ts';
import { authMigrations } from './auth/auth.migrations.ts';
import { authModule } from './auth/auth.routes.ts';
import { seedAuth } from './auth/auth.seed.ts';
import { baseModule } from './base/base.routes.ts';
import { feedMigrations } from './feed/feed.migrations.ts';
import { feedModule } from './feed/feed.routes.ts';
import { fileMigrations } from './file/file.migrations.ts';
import { fileModule } from './file/file.routes.ts';
import { seedFile } from './file/file.seed.ts';
import { applicationCarries } from './policy/application/application.files.ts';
import { applicationMigrations } from './policy/application/application.migrations.ts';
import { policyMigrations } from './policy/policy.migrations.ts';
import { policyModule } from './policy/policy.routes.ts';
import { seedPolicy } from './policy/policy.seed.ts';
import { createPolicyService } from './policy/policy.service.ts';
import { subscriptionMigrations } from './policy/subscription/subscription.migrations.ts';
import { subscriptionFeed } from './policy/subscription/subscription.routes.ts';
import { qrcodeModule } from './qrcode/qrcode.routes.ts';
import { regionModule } from './region/region.routes.ts';
import { roadshowMigrations } from './roadshow/roadshow.migrations.ts';
import { bookingFeed, roadshowModule } from './roadshow/roadshow.routes.ts';
import { seedRoadshow } from './roadshow/roadshow.seed.ts';

/** Every domain of the service. Adding one is adding it here. */
export const modules: readonly Module[] = [
  authModule,
  accountModule,
  baseModule,
  regionModule,
  roadshowModule,
  fileModule([applicationCarries, enterpriseCarries]),
  policyModule,
  qrcodeModule,
  feedModule((context) => ({
    bookings: bookingFeed(),
    deadlines: subscriptionFeed(createPolicyService(context)),
  })),
];

export const migrations: Record<string, Migration> = {
  ...frameMigrations,
  ...authMigrations,
  ...accountMigrations,
  ...roadshowMigrations,
  ...fileMigrations,
  ...policyMigrations,
  ...lifecycleMigrations,
  ...applicationMigrations,
  ...subscriptionMigrations,
  ...feedMigrations,
};

const seeds = [seedAuth, seedRoadshow, seedFile, seedPolicy];

/** Fills what is empty, in order: users before what they own. Does nothing for rows that are there. */
export const seedAll = async (context: Context): Promise<void> => {
  for (const seed of seeds) await seed(context);
};
