import { fetchListFile, type ListFileOf } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { InvestorDetail } from './investor.contract.ts';
import { investorEndpoints } from './investor.endpoints.gen.ts';

export type InvestorQuery = NonNullable<InputOf<typeof investorEndpoints.listInvestors>['query']>;

/** A page with its facets. */
export const listInvestors = (transport: Transport, query: InvestorQuery = {}, options?: CallOptions) =>
  transport.call(investorEndpoints.listInvestors, { query }, options);

/** The same list as a file. */
export const fetchInvestors = (transport: Transport, ...what: ListFileOf<typeof investorEndpoints.investorsFile>) =>
  fetchListFile(transport, investorEndpoints.investorsFile, ...what);

/** @throws ApiError `not_found` */
export const getInvestor = async (transport: Transport, id: string, options?: CallOptions): Promise<InvestorDetail> =>
  (await transport.call(investorEndpoints.getInvestor, { params: { investor_id: id } }, options)).data;
