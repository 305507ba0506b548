import type { FinanceApplication, FinanceApplicationStatus } from '@zonekit/api-client/finance/application/contract';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** What is to come of each state, as long as nothing is returned. */
const COMING = {
  submitted: ['reviewing', 'approved', 'disbursed'],
  reviewing: ['approved', 'disbursed'],
  returned: ['submitted', 'reviewing', 'approved'],
  approved: ['disbursed'],
  disbursed: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<FinanceApplicationStatus, readonly FinanceApplicationStatus[]>;

/** The way of an application from hand to hand, with the working days that each took. */
export function ApplicationClock({ application: { events, status } }: { application: FinanceApplication }) {
  return <RecordClock of={life} events={events} planned={COMING[status]} />;
}
