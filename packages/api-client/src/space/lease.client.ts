import { fetchEndpointFile, fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ContractDetail, ContractSummary, RenewalOption } from './lease.contract.ts';
import { leaseEndpoints } from './lease.endpoints.gen.ts';
import type { contractList } from './lease.lists.ts';

export type ContractQuery = NonNullable<InputOf<typeof leaseEndpoints.listContracts>['query']>;
type Renewal = InputOf<typeof leaseEndpoints.renewContract>['body'];
type Move = InputOf<typeof leaseEndpoints.moveContract>['body'];

export const listContracts = (
  transport: Transport,
  query: ContractQuery = {},
  options?: CallOptions,
): Promise<Paged<ContractSummary, typeof contractList>> =>
  transport.call(leaseEndpoints.listContracts, { query }, options);

/** The same list as a file. */
export const fetchContracts = (
  transport: Transport,
  ...what: ListFileOf<typeof leaseEndpoints.contractsFile>
): Promise<ListFile> => fetchListFile(transport, leaseEndpoints.contractsFile, ...what);

export const getContract = async (
  transport: Transport,
  contract_id: string,
  options?: CallOptions,
): Promise<ContractDetail> =>
  (await transport.call(leaseEndpoints.getContract, { params: { contract_id } }, options)).data;

/** The rent schedule as a CSV file. */
export const fetchContractRents = async (
  transport: Transport,
  contract_id: string,
  options?: CallOptions,
): Promise<ListFile> => {
  const file = { ...options, name: 'rents.csv' };
  return fetchEndpointFile(transport, leaseEndpoints.contractRents, { params: { contract_id } }, file);
};

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveContract = async (
  transport: Transport,
  contract_id: string,
  body: Move,
  options?: CallOptions,
): Promise<ContractDetail> =>
  (await transport.call(leaseEndpoints.moveContract, { params: { contract_id }, body }, options)).data;

/** Terms for which the contract can be renewed. */
export const getRenewalOptions = async (
  transport: Transport,
  contract_id: string,
  options?: CallOptions,
): Promise<RenewalOption[]> =>
  (await transport.call(leaseEndpoints.renewalOptions, { params: { contract_id } }, options)).data;

/**
 * Asks for a renewal. Answers the new contract, which is to be signed.
 * @throws ApiError `conflict` with `details.contract_id` for a second one, `transition_refused` where the unit is let to another
 */
export const renewContract = async (
  transport: Transport,
  contract_id: string,
  body: Renewal,
  options?: CallOptions,
): Promise<ContractDetail> =>
  (await transport.call(leaseEndpoints.renewContract, { params: { contract_id }, body }, options)).data;
