import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { settlementRemark } from '@zonekit/api-client/space/settlement/contract';
import { yuan } from '../../../frame/cell-text.ts';
import { claimQueue } from '../../../frame/lifecycle/claim-queue.ts';
import { findSettlements } from './settlement.repository.ts';
import { moveSettlement } from './settlement.service.ts';

/** Settlements to review and to pay. */
export const settlementQueue = claimQueue({
  lifecycle: settlement,
  table: 'space_settlements',
  rows: findSettlements,
  title: ({ enterprise, amount }) => `${enterprise ?? ''} ${yuan({ amount })}元`,
  remark: settlementRemark,
  move: moveSettlement,
});
