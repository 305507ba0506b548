import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** What is to come of each state: until it is decided, an application is handed in, then reviewed. */
const COMING = {
  draft: ['submitted', 'reviewing'],
  returned: ['submitted', 'reviewing'],
  submitted: ['reviewing'],
  reviewing: [],
  granted: [],
  declined: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The way of an application from hand to hand, with the time that each took. */
export function ApplicationClock({ application: { events, status } }: { application: Application }) {
  return <RecordClock of={policyApplication} events={events} planned={COMING[status]} />;
}
