import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication, EntryApplicationStatus } from '@zonekit/api-client/space/entry-application/contract';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** What is to come of each state: until it is decided, an application is submitted, then reviewed. */
const COMING = {
  draft: ['submitted', 'reviewing'],
  returned: ['submitted', 'reviewing'],
  submitted: ['reviewing'],
  reviewing: [],
  approved: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<EntryApplicationStatus, readonly EntryApplicationStatus[]>;

/** The way of an application from hand to hand, with the working days that each took. */
export function ApplicationClock({ application: { events, status } }: { application: EntryApplication }) {
  return <RecordClock of={entryApplication} events={events} planned={COMING[status]} />;
}
