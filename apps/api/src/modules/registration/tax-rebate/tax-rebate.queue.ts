import { taxRebate } from '@zonekit/api-client/lifecycle/tax-rebate';
import { taxRebateRemark } from '@zonekit/api-client/registration/tax-rebate/contract';
import { yuan } from '../../../frame/cell-text.ts';
import { claimQueue } from '../../../frame/lifecycle/claim-queue.ts';
import { ownClaims } from '../../../frame/lifecycle/own-claims.ts';
import { taxRebateKinds } from './tax-rebate.labels.ts';
import { taxRebates } from './tax-rebate.repository.ts';
import { moveTaxRebate } from './tax-rebate.service.ts';
import type { TaxRebateRow } from './tax-rebate.tables.ts';

/** Tax rebates to review and to pay. */
export const taxRebateQueue = claimQueue({
  lifecycle: taxRebate,
  table: 'tax_rebates',
  rows: taxRebates.find,
  title: ({ enterprise, kind, amount }) => `${enterprise ?? ''} ${taxRebateKinds[kind]['zh-CN']} ${yuan({ amount })}元`,
  remark: taxRebateRemark,
  move: moveTaxRebate,
});

/** Tax rebates of the user's enterprise. */
export const ownTaxRebates = ownClaims({
  lifecycle: taxRebate,
  actor: 'applicant',
  table: 'tax_rebates',
  title: ({ kind, starts_on, ends_on }: TaxRebateRow, locale) => {
    const label = taxRebateKinds[kind][locale];
    return locale === 'en' ? `${label}, ${starts_on} to ${ends_on}` : `${label} ${starts_on}至${ends_on}`;
  },
});
