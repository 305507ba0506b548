import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { ownClaims } from '../../../frame/lifecycle/own-claims.ts';
import type { FinanceApplicationRow } from './application.tables.ts';

/** Finance applications of the user's enterprise. */
export const ownFinanceApplications = ownClaims({
  lifecycle: financeApplication,
  actor: 'applicant',
  table: 'finance_applications',
  title: ({ title_zh, title_en }: FinanceApplicationRow, locale) => (locale === 'en' && title_en) || title_zh,
});
