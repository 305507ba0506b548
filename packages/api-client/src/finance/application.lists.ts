import { statesOf } from '../lifecycle/lifecycle.ts';
import { financeApplication } from '../lifecycle/subjects/finance-application.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `application.labels.ts` of the service.
/** What an enterprise applies to: a debt product, a policy fund or an investor. */
export const FINANCE_TARGETS = ['product', 'fund', 'investor'] as const;
/** Files of one kind at most. */
export const MOST_STATEMENTS = 3;
export const MOST_FINANCE_FILES = 5;
export const MOST_LOAN_MONTHS = 360;

export const financeApplicationList = defineList({
  facets: { target: FINANCE_TARGETS, status: statesOf(financeApplication) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
