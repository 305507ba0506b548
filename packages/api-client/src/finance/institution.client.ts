import { fetchListFile, type ListFile, type ListFileOf, type Page, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  FinancialCategory,
  InstitutionDetail,
  InstitutionSummary,
  SupermarketShop,
} from './institution.contract.ts';
import { institutionEndpoints } from './institution.endpoints.gen.ts';
import type { institutionList } from './institution.lists.ts';

export type InstitutionQuery = NonNullable<InputOf<typeof institutionEndpoints.listInstitutions>['query']>;
export type SupermarketFilter = NonNullable<InputOf<typeof institutionEndpoints.supermarket>['body']>;

/** A page with its facets. */
export const listInstitutions = (
  transport: Transport,
  query: InstitutionQuery = {},
  options?: CallOptions,
): Promise<Paged<InstitutionSummary, typeof institutionList>> =>
  transport.call(institutionEndpoints.listInstitutions, { query }, options);

/** The same list as a file. */
export const fetchInstitutions = (
  transport: Transport,
  ...what: ListFileOf<typeof institutionEndpoints.institutionsFile>
): Promise<ListFile> => fetchListFile(transport, institutionEndpoints.institutionsFile, ...what);

/** @throws ApiError `not_found` */
export const getInstitution = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<InstitutionDetail> =>
  (await transport.call(institutionEndpoints.getInstitution, { params: { obj_id: id } }, options)).data;

/** Categories of debt products. */
export const financialCategories = async (transport: Transport, options?: CallOptions): Promise<FinancialCategory[]> =>
  (await transport.call(institutionEndpoints.financialCategories, {}, options)).data;

/** Shops with the products that the filter leaves, a page of them. */
export const searchSupermarket = (
  transport: Transport,
  filter: SupermarketFilter = {},
  options?: CallOptions,
): Promise<Page<SupermarketShop>> => transport.call(institutionEndpoints.supermarket, { body: filter }, options);
