import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FundDetail, FundResult, FundSummary } from './fund.contract.ts';
import { fundEndpoints } from './fund.endpoints.gen.ts';
import type { fundList, fundResultList } from './fund.lists.ts';

export type FundQuery = NonNullable<InputOf<typeof fundEndpoints.listFunds>['query']>;
export type FundResultQuery = NonNullable<InputOf<typeof fundEndpoints.listFundResults>['query']>;

/** A page with its facets. */
export const listFunds = (
  transport: Transport,
  query: FundQuery = {},
  options?: CallOptions,
): Promise<Paged<FundSummary, typeof fundList>> => transport.call(fundEndpoints.listFunds, { query }, options);

/** The same list as a file. */
export const fetchFunds = (
  transport: Transport,
  ...what: ListFileOf<typeof fundEndpoints.fundsFile>
): Promise<ListFile> => fetchListFile(transport, fundEndpoints.fundsFile, ...what);

/** @throws ApiError `not_found` */
export const getFund = async (transport: Transport, id: string, options?: CallOptions): Promise<FundDetail> =>
  (await transport.call(fundEndpoints.getFund, { params: { fund_id: id } }, options)).data;

/** Decisions of the funds, the latest first. */
export const listFundResults = (
  transport: Transport,
  query: FundResultQuery = {},
  options?: CallOptions,
): Promise<Paged<FundResult, typeof fundResultList>> =>
  transport.call(fundEndpoints.listFundResults, { query }, options);

/** The same list as a file. */
export const fetchFundResults = (
  transport: Transport,
  ...what: ListFileOf<typeof fundEndpoints.fundResultsFile>
): Promise<ListFile> => fetchListFile(transport, fundEndpoints.fundResultsFile, ...what);
