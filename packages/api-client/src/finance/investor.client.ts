import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { InvestorDetail, InvestorSummary } from './investor.contract.ts';
import { investorEndpoints } from './investor.endpoints.gen.ts';
import type { investorList } from './investor.lists.ts';

export type InvestorQuery = NonNullable<InputOf<typeof investorEndpoints.listInvestors>['query']>;

/** A page with its facets. */
export const listInvestors = (
  transport: Transport,
  query: InvestorQuery = {},
  options?: CallOptions,
): Promise<Paged<InvestorSummary, typeof investorList>> =>
  transport.call(investorEndpoints.listInvestors, { query }, options);

/** The same list as a file. */
export const fetchInvestors = (
  transport: Transport,
  ...what: ListFileOf<typeof investorEndpoints.investorsFile>
): Promise<ListFile> => fetchListFile(transport, investorEndpoints.investorsFile, ...what);

/** @throws ApiError `not_found` */
export const getInvestor = async (transport: Transport, id: string, options?: CallOptions): Promise<InvestorDetail> =>
  (await transport.call(investorEndpoints.getInvestor, { params: { investor_id: id } }, options)).data;
