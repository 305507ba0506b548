import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  ContractRedemptionForm,
  Redemption,
  RedemptionForm,
  VoucherAccount,
  VoucherMovement,
  VoucherStatistics,
} from './voucher.contract.ts';
import { voucherEndpoints } from './voucher.endpoints.gen.ts';
import type { redemptionList, voucherMovementList } from './voucher.lists.ts';

export type MovementQuery = NonNullable<InputOf<typeof voucherEndpoints.listVoucherMovements>['query']>;
export type RedemptionQuery = NonNullable<InputOf<typeof voucherEndpoints.listRedemptions>['query']>;
type ResubmittedForm = InputOf<typeof voucherEndpoints.resubmitRedemption>['body'];

/** Null without an enterprise or an account. */
export const getVoucherAccount = async (transport: Transport, options?: CallOptions): Promise<VoucherAccount | null> =>
  (await transport.call(voucherEndpoints.getVoucherAccount, {}, options)).data;

export const listVoucherMovements = (
  transport: Transport,
  query: MovementQuery = {},
  options?: CallOptions,
): Promise<Paged<VoucherMovement, typeof voucherMovementList>> =>
  transport.call(voucherEndpoints.listVoucherMovements, { query }, options);

/** The same list as a file. */
export const fetchVoucherMovements = (
  transport: Transport,
  ...what: ListFileOf<typeof voucherEndpoints.voucherMovementsFile>
): Promise<ListFile> => fetchListFile(transport, voucherEndpoints.voucherMovementsFile, ...what);

/** Null without an enterprise or that year's account. */
export const getVoucherStatistics = async (
  transport: Transport,
  year?: number,
  options?: CallOptions,
): Promise<VoucherStatistics | null> =>
  (await transport.call(voucherEndpoints.getVoucherStatistics, { query: { year } }, options)).data;

export const listRedemptions = (
  transport: Transport,
  query: RedemptionQuery = {},
  options?: CallOptions,
): Promise<Paged<Redemption, typeof redemptionList>> =>
  transport.call(voucherEndpoints.listRedemptions, { query }, options);

/** The same list as a file. */
export const fetchRedemptions = (
  transport: Transport,
  ...what: ListFileOf<typeof voucherEndpoints.redemptionsFile>
): Promise<ListFile> => fetchListFile(transport, voucherEndpoints.redemptionsFile, ...what);

/** @throws ApiError `validation_failed` with `fields` */
export const createRedemption = async (
  transport: Transport,
  body: RedemptionForm,
  options?: CallOptions,
): Promise<Redemption> => (await transport.call(voucherEndpoints.createRedemption, { body }, options)).data;

/** With the service contract. @throws ApiError `validation_failed` with `fields` */
export const createContractRedemption = async (
  transport: Transport,
  body: ContractRedemptionForm,
  options?: CallOptions,
): Promise<Redemption> => (await transport.call(voucherEndpoints.createContractRedemption, { body }, options)).data;

/** @throws ApiError `not_found` */
export const getRedemption = async (transport: Transport, id: string, options?: CallOptions): Promise<Redemption> =>
  (await transport.call(voucherEndpoints.getRedemption, { params: { redemption_id: id } }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitRedemption = async (
  transport: Transport,
  id: string,
  body: ResubmittedForm,
  options?: CallOptions,
): Promise<Redemption> =>
  (await transport.call(voucherEndpoints.resubmitRedemption, { params: { redemption_id: id }, body }, options)).data;

/** As an operator. @throws ApiError `transition_refused` with `details.allowed` */
export const moveRedemption = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof voucherEndpoints.moveRedemption>['body'],
  options?: CallOptions,
): Promise<Redemption> =>
  (await transport.call(voucherEndpoints.moveRedemption, { params: { redemption_id: id }, body }, options)).data;
