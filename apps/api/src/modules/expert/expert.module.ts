import type { Module } from '../../frame/module.ts';
import { ownConsultations } from './consultation/consultation.own.ts';
import { consultationQueue } from './consultation/consultation.queue.ts';
import { consultationTransfer } from './consultation/consultation.transfer.ts';
import { searchedExperts } from './expert.lists.ts';
import { expertMigrations } from './expert.migrations.ts';
import { expertPersonal } from './expert.personal.ts';
import { expertRoutes } from './expert.routes.ts';
import { expertTransfer } from './expert.transfer.ts';
import { seesEntryFile } from './expert-entry/expert-entry.files.ts';
import { ownExpertEntries } from './expert-entry/expert-entry.own.ts';
import { expertEntryQueue } from './expert-entry/expert-entry.queue.ts';
import { expertEntryTransfer } from './expert-entry/expert-entry.transfer.ts';
import './expert.tables.ts';

export const expertModule: Module = {
  name: 'expert',
  migrations: expertMigrations,
  transfers: [expertTransfer, expertEntryTransfer, consultationTransfer],
  searched: [searchedExperts],
  queues: [expertEntryQueue, consultationQueue],
  ownRecords: [ownExpertEntries, ...ownConsultations],
  fileAccess: seesEntryFile,
  personal: expertPersonal,
  routes: expertRoutes,
};
