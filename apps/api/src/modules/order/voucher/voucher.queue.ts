import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import { redemptionRemark } from '@zonekit/api-client/order/voucher/contract';
import { yuan } from '../../../frame/cell-text.ts';
import { claimQueue } from '../../../frame/lifecycle/claim-queue.ts';
import { moveRedemption } from './redemption.service.ts';
import { findRedemptions } from './voucher.repository.ts';

/** Redemptions to review and to pay. */
export const redemptionQueue = claimQueue({
  lifecycle: voucherRedemption,
  table: 'voucher_redemptions',
  rows: findRedemptions,
  title: ({ enterprise, service, amount }) => `${enterprise ?? ''} ${service} ${yuan({ amount })}元`,
  remark: redemptionRemark,
  move: moveRedemption,
});
