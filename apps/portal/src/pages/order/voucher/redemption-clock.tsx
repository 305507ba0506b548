import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, RedemptionStatus } from '@zonekit/api-client/order/voucher/contract';
import { RecordClock } from '../../shared/record/record-clock.tsx';

/** States that follow each state where nothing is returned. */
const COMING = {
  submitted: ['reviewing', 'approved', 'paid'],
  reviewing: ['approved', 'paid'],
  returned: ['submitted', 'reviewing', 'approved'],
  approved: ['paid'],
  rejected: [],
  paid: [],
} as const satisfies Record<RedemptionStatus, readonly RedemptionStatus[]>;

/** The way of a redemption from hand to hand, with the working days that each took. */
export function RedemptionClock({ redemption: { events, status } }: { redemption: Redemption }) {
  return <RecordClock of={voucherRedemption} events={events} planned={COMING[status]} />;
}
