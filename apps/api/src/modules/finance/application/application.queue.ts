import { financeApplicationRemark } from '@zonekit/api-client/finance/application/contract';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { claimQueue } from '../../../frame/lifecycle/claim-queue.ts';
import { findApplications } from './application.repository.ts';
import { moveApplication } from './application.service.ts';

/** Finance applications, on which the office acts for the lender. */
export const financeApplicationQueue = claimQueue({
  lifecycle: financeApplication,
  waitingFor: 'lender',
  table: 'finance_applications',
  rows: findApplications,
  title: ({ enterprise, title_zh, amount }) => `${enterprise ?? ''} ${title_zh} ${amount / 1_000_000}万元`,
  remark: financeApplicationRemark,
  move: moveApplication,
});
