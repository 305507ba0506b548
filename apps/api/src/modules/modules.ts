import { migrationsOf } from '../frame/migrations.ts';
import type { Module } from '../frame/module.ts';
import { accountModule } from './account/account.module.ts';
import { authModule } from './auth/auth.module.ts';
import { baseModule } from './base/base.module.ts';
import { businessModule } from './business/business.module.ts';
import { contentModule } from './content/content.module.ts';
import { eventModule } from './event/event.module.ts';
import { experimentModule } from './experiment/experiment.module.ts';
import { expertModule } from './expert/expert.module.ts';
import { faqModule } from './faq/faq.module.ts';
import { feedModule } from './feed/feed.module.ts';
import { fileModule } from './file/file.module.ts';
import { financeModule } from './finance/finance.module.ts';
import { gptModule } from './gpt/gpt.module.ts';
import { materialModule } from './material/material.module.ts';
import { orderModule } from './order/order.module.ts';
import { overviewModule } from './overview/overview.module.ts';
import { policyModule } from './policy/policy.module.ts';
import { qrcodeModule } from './qrcode/qrcode.module.ts';
import { regionModule } from './region/region.module.ts';
import { registrationModule } from './registration/registration.module.ts';
import { roadshowModule } from './roadshow/roadshow.module.ts';
import { searchModule } from './search/search.module.ts';
import { shopModule } from './shop/shop.module.ts';
import { spaceModule } from './space/space.module.ts';
import { supplyModule } from './supply/supply.module.ts';

/** Every domain of the service, in the order in which demo data are seeded. A new domain is added here and nowhere else. */
export const modules: readonly Module[] = [
  authModule,
  accountModule,
  baseModule,
  searchModule,
  regionModule,
  fileModule,
  policyModule,
  qrcodeModule,
  feedModule,
  overviewModule,
  faqModule,
  gptModule,
  contentModule,
  roadshowModule,
  eventModule,
  expertModule,
  spaceModule,
  shopModule,
  experimentModule,
  businessModule,
  materialModule,
  orderModule,
  financeModule,
  supplyModule,
  registrationModule,
];

export const migrations = migrationsOf(modules);
