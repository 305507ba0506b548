import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type { Settlement, SettlementStatus } from '@zonekit/api-client/space/settlement/contract';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** What is to come of each state, as long as nothing is returned. */
const COMING = {
  submitted: ['reviewing', 'approved'],
  reviewing: ['approved'],
  returned: ['submitted', 'reviewing', 'approved'],
  approved: ['paid'],
  rejected: [],
  paid: [],
} as const satisfies Record<SettlementStatus, readonly SettlementStatus[]>;

/** The way of an application from hand to hand, with the working days that each took. */
export function SettlementClock({ settlement: { events, status } }: { settlement: Settlement }) {
  return <RecordClock of={life} events={events} planned={COMING[status]} />;
}
