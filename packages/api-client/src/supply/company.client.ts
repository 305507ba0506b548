import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { SupplyCategory, SupplyCompanyDetail, SupplyCompanySummary } from './company.contract.ts';
import { supplyCompanyEndpoints } from './company.endpoints.gen.ts';
import type { supplyCompanyList } from './company.lists.ts';

export type SupplyCompanyQuery = NonNullable<InputOf<typeof supplyCompanyEndpoints.listSupplyCompanies>['query']>;

/** A page with its facets. */
export const listSupplyCompanies = (
  transport: Transport,
  query: SupplyCompanyQuery = {},
  options?: CallOptions,
): Promise<Paged<SupplyCompanySummary, typeof supplyCompanyList>> =>
  transport.call(supplyCompanyEndpoints.listSupplyCompanies, { query }, options);

/** The same list as a file. */
export const fetchSupplyCompanies = (
  transport: Transport,
  ...what: ListFileOf<typeof supplyCompanyEndpoints.supplyCompaniesFile>
): Promise<ListFile> => fetchListFile(transport, supplyCompanyEndpoints.supplyCompaniesFile, ...what);

/** @throws ApiError `not_found` */
export const getSupplyCompany = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<SupplyCompanyDetail> =>
  (await transport.call(supplyCompanyEndpoints.getSupplyCompany, { params: { supply_company_id: id } }, options)).data;

/** Fields with what they hold. */
export const listSupplyCategories = async (transport: Transport, options?: CallOptions): Promise<SupplyCategory[]> =>
  (await transport.call(supplyCompanyEndpoints.listSupplyCategories, {}, options)).data;
