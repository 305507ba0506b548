'use client';
import type { Paged } from '../list/list.client.ts';
import { type FileSaver, type ListSaver, useList, useListPages, useSaveFile, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { ContractQuery } from './lease.client.ts';
import type { ContractDetail, ContractSummary, RenewalOption } from './lease.contract.ts';
import { leaseEndpoints } from './lease.endpoints.gen.ts';
import type { contractList } from './lease.lists.ts';

const { listContracts, getContract, moveContract, renewalOptions, renewContract } = leaseEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Contracts of the user's enterprise, those that run first. Null sends no request. */
export const useContracts = (query: ContractQuery | null): Read<Paged<ContractSummary, typeof contractList>> =>
  useList(listContracts, query);

/** The same as an infinite list. */
export const useContractPages = (query: ContractQuery | null): ListPages<ContractSummary> =>
  useListPages(listContracts, query);

/** Saves the contracts as a file: `save('csv', {})`. */
export const useSaveContracts = (): ListSaver<typeof leaseEndpoints.contractsFile> =>
  useSaveList(leaseEndpoints.contractsFile);

/** Saves the rents of one of them as a table: `save({ params: { contract_id } })`. */
export const useSaveRents = (): FileSaver<typeof leaseEndpoints.contractRents> =>
  useSaveFile(leaseEndpoints.contractRents, 'rents.csv');

/** Null sends no request. */
export const useContract = (id: string | null): Read<ContractDetail> =>
  mapRead(useRead(getContract, id === null ? null : { params: { contract_id: id } }), dataOf);

/** Terms for which a contract can be renewed; empty where it cannot. Null sends no request. */
export const useRenewalOptions = (id: string | null): Read<RenewalOption[]> =>
  mapRead(useRead(renewalOptions, id === null ? null : { params: { contract_id: id } }), dataOf);

const CHANGED = [listContracts, getContract, renewalOptions];

/** Signs or terminates a contract. `send({ params: { contract_id }, body: { status } })`. */
export const useMoveContract = (): Writer<InputOf<typeof leaseEndpoints.moveContract>, ContractDetail> =>
  useWrite(moveContract, dataOf, { refreshes: CHANGED });

/** Asks for a renewal and answers the new contract. `send({ params: { contract_id }, body: { term_months } })`. */
export const useRenewContract = (): Writer<InputOf<typeof leaseEndpoints.renewContract>, ContractDetail> =>
  useWrite(renewContract, dataOf, { quiet: true, refreshes: CHANGED });
