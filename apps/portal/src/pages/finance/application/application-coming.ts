import type { FinanceApplicationStatus } from '@zonekit/api-client/finance/application/contract';

/** States that follow each state, as long as nothing is returned. */
export const APPLICATION_COMING = {
  submitted: ['reviewing', 'approved', 'disbursed'],
  reviewing: ['approved', 'disbursed'],
  returned: ['submitted', 'reviewing', 'approved'],
  approved: ['disbursed'],
  disbursed: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<FinanceApplicationStatus, readonly FinanceApplicationStatus[]>;
