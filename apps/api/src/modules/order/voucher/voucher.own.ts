import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { ownClaims } from '../../../frame/lifecycle/own-claims.ts';
import type { RedemptionRow } from './voucher.tables.ts';

/** Redemptions of the user's enterprise. */
export const ownRedemptions = ownClaims({
  lifecycle: voucherRedemption,
  actor: 'applicant',
  table: 'voucher_redemptions',
  title: ({ service }: RedemptionRow) => service,
});
