'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { MovementQuery, RedemptionQuery } from './voucher.client.ts';
import type { Redemption, VoucherAccount, VoucherMovement, VoucherStatistics } from './voucher.contract.ts';
import { voucherEndpoints } from './voucher.endpoints.gen.ts';
import type { redemptionList, voucherMovementList } from './voucher.lists.ts';

const {
  getVoucherAccount,
  listVoucherMovements,
  voucherMovementsFile,
  getVoucherStatistics,
  listRedemptions,
  redemptionsFile,
  createRedemption,
  createContractRedemption,
  getRedemption,
  resubmitRedemption,
  moveRedemption,
} = voucherEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's vouchers of today; null for none. `enabled: false` asks nothing. */
export const useVoucherAccount = ({ enabled = true } = {}): Read<VoucherAccount | null> =>
  mapRead(useRead(getVoucherAccount, enabled ? {} : null), dataOf);

/** Movements of my enterprise's vouchers, the latest first. Null asks nothing. */
export const useVoucherMovements = (
  query: MovementQuery | null,
): Read<Paged<VoucherMovement, typeof voucherMovementList>> => useList(listVoucherMovements, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useVoucherMovementPages = (query: MovementQuery | null): ListPages<VoucherMovement> =>
  useListPages(listVoucherMovements, query);

/** Saves the movements as a file: `save('csv', {})`. */
export const useSaveVoucherMovements = (): ListSaver<typeof voucherEndpoints.voucherMovementsFile> =>
  useSaveList(voucherMovementsFile);

/** Sums of a year by month and kind, by default of the latest. Null asks nothing. */
export const useVoucherStatistics = (query: { year?: number } | null): Read<VoucherStatistics | null> =>
  mapRead(useRead(getVoucherStatistics, query && { query }), dataOf);

/** My enterprise's redemptions, those that have not ended first. Null asks nothing. */
export const useRedemptions = (query: RedemptionQuery | null): Read<Paged<Redemption, typeof redemptionList>> =>
  useList(listRedemptions, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useRedemptionPages = (query: RedemptionQuery | null): ListPages<Redemption> =>
  useListPages(listRedemptions, query);

/** Saves the redemptions as a file: `save('csv', {})`. */
export const useSaveRedemptions = (): ListSaver<typeof voucherEndpoints.redemptionsFile> =>
  useSaveList(redemptionsFile);

/** Null asks nothing. */
export const useRedemption = (id: string | null): Read<Redemption> =>
  mapRead(useRead(getRedemption, id === null ? null : { params: { redemption_id: id } }), dataOf);

const CHANGED = [listRedemptions, getRedemption, getVoucherAccount, listVoucherMovements, getVoucherStatistics];

/** Redeems vouchers. `send({ body })`. */
export const useCreateRedemption = (): Writer<InputOf<typeof voucherEndpoints.createRedemption>, Redemption> =>
  useWrite(createRedemption, dataOf, { quiet: true, refreshes: CHANGED });

/** Redeems vouchers with the service contract. `send({ body })`. */
export const useCreateContractRedemption = (): Writer<
  InputOf<typeof voucherEndpoints.createContractRedemption>,
  Redemption
> => useWrite(createContractRedemption, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned redemption and submits it again. `send({ params: { redemption_id }, body: { version, … } })`. */
export const useResubmitRedemption = (): Writer<InputOf<typeof voucherEndpoints.resubmitRedemption>, Redemption> =>
  useWrite(resubmitRedemption, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { redemption_id }, body: { status } })`. */
export const useMoveRedemption = (): Writer<InputOf<typeof voucherEndpoints.moveRedemption>, Redemption> =>
  useWrite(moveRedemption, dataOf, { quiet: true, refreshes: CHANGED });
