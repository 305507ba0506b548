import type { Module } from '../../frame/module.ts';
import { needMigrations } from './need/need.migrations.ts';
import { ownNeeds } from './need/need.own.ts';
import { needQueue } from './need/need.queue.ts';
import { needRoutes } from './need/need.routes.ts';
import { expireNeeds } from './need/need.service.ts';
import './need/need.tables.ts';

/** What visitors and enterprises file besides leases: needs, reports, settlements. Its personal data are in `space.personal.ts`. */
export const filings = {
  migrations: { ...needMigrations },
  queues: [needQueue],
  ownRecords: [ownNeeds],
  async sweep({ db, now }) {
    await expireNeeds(db, now());
  },
  routes(serve, context) {
    needRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
