import type { Module } from '../../frame/module.ts';
import { searchedFaqs } from './faq.lists.ts';
import { faqMigrations } from './faq.migrations.ts';
import { faqRoutes } from './faq.routes.ts';
import { faqTransfer } from './faq.transfer.ts';
import { ownQuestions } from './question/question.own.ts';
import { questionPersonal } from './question/question.personal.ts';
import { questionQueue } from './question/question.queue.ts';
import { questionTransfer } from './question/question.transfer.ts';
import './faq.tables.ts';

export const faqModule: Module = {
  name: 'faq',
  migrations: faqMigrations,
  transfers: [faqTransfer, questionTransfer],
  searched: [searchedFaqs],
  queues: [questionQueue],
  ownRecords: [ownQuestions],
  personal: questionPersonal,
  routes: faqRoutes,
};
