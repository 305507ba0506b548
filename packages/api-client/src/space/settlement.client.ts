import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Settlement, SettlementForm } from './settlement.contract.ts';
import { settlementEndpoints } from './settlement.endpoints.gen.ts';
import type { settlementList } from './settlement.lists.ts';

export type SettlementQuery = NonNullable<InputOf<typeof settlementEndpoints.listSettlements>['query']>;

export const listSettlements = (
  transport: Transport,
  query: SettlementQuery = {},
  options?: CallOptions,
): Promise<Paged<Settlement, typeof settlementList>> =>
  transport.call(settlementEndpoints.listSettlements, { query }, options);

/** The same list as a file. */
export const fetchSettlements = (
  transport: Transport,
  ...what: ListFileOf<typeof settlementEndpoints.settlementsFile>
): Promise<ListFile> => fetchListFile(transport, settlementEndpoints.settlementsFile, ...what);

/** @throws ApiError `not_found` */
export const getSettlement = async (transport: Transport, id: string, options?: CallOptions): Promise<Settlement> =>
  (await transport.call(settlementEndpoints.getSettlement, { params: { settlement_id: id } }, options)).data;

/** @throws ApiError `conflict` with `details.settlement_id` where the period overlaps with another of the contract */
export const createSettlement = async (
  transport: Transport,
  body: SettlementForm,
  options?: CallOptions,
): Promise<Settlement> => (await transport.call(settlementEndpoints.createSettlement, { body }, options)).data;

/** Corrects a returned one and submits it again. @throws ApiError `conflict` with `details.version` */
export const resubmitSettlement = async (
  transport: Transport,
  id: string,
  body: SettlementForm & { version: number },
  options?: CallOptions,
): Promise<Settlement> =>
  (await transport.call(settlementEndpoints.resubmitSettlement, { params: { settlement_id: id }, body }, options)).data;

/** As an operator. @throws ApiError `transition_refused` with `details.allowed` */
export const moveSettlement = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof settlementEndpoints.moveSettlement>['body'],
  options?: CallOptions,
): Promise<Settlement> =>
  (await transport.call(settlementEndpoints.moveSettlement, { params: { settlement_id: id }, body }, options)).data;
