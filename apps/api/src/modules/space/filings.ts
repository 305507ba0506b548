import type { Module } from '../../frame/module.ts';
import { needMigrations } from './need/need.migrations.ts';
import { ownNeeds } from './need/need.own.ts';
import { needQueue } from './need/need.queue.ts';
import { needRoutes } from './need/need.routes.ts';
import { expireNeeds } from './need/need.service.ts';
import { needTransfer } from './need/need.transfer.ts';
import { reportMigrations } from './report/report.migrations.ts';
import { ownReports } from './report/report.own.ts';
import { reportQueue } from './report/report.queue.ts';
import { reportRoutes } from './report/report.routes.ts';
import { sweepReports } from './report/report.sweep.ts';
import { reportTransfer } from './report/report.transfer.ts';
import { seesSettlementFile } from './settlement/settlement.files.ts';
import { settlementMigrations } from './settlement/settlement.migrations.ts';
import { ownSettlements } from './settlement/settlement.own.ts';
import { settlementQueue } from './settlement/settlement.queue.ts';
import { settlementRoutes } from './settlement/settlement.routes.ts';
import { settlementTransfer } from './settlement/settlement.transfer.ts';
import './need/need.tables.ts';
import './report/report.tables.ts';
import './settlement/settlement.tables.ts';

/** Needs, reports and settlements: the filings of enterprises besides leases. Its personal data are in `space.personal.ts`. */
export const filings = {
  migrations: { ...needMigrations, ...reportMigrations, ...settlementMigrations },
  transfers: [needTransfer, reportTransfer, settlementTransfer],
  queues: [needQueue, reportQueue, settlementQueue],
  ownRecords: [ownNeeds, ownReports, ownSettlements],
  fileAccess: seesSettlementFile,
  async sweep({ db, now }) {
    await expireNeeds(db, now());
    await sweepReports(db, now());
  },
  routes(serve, context) {
    needRoutes(serve, context);
    reportRoutes(serve, context);
    settlementRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
