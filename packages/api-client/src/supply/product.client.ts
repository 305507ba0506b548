import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { SupplyProductDetail, SupplyProductSummary } from './product.contract.ts';
import { supplyProductEndpoints } from './product.endpoints.gen.ts';
import type { supplyProductList } from './product.lists.ts';

export type SupplyProductQuery = NonNullable<InputOf<typeof supplyProductEndpoints.listSupplyProducts>['query']>;

/** A page with its facets. */
export const listSupplyProducts = (
  transport: Transport,
  query: SupplyProductQuery = {},
  options?: CallOptions,
): Promise<Paged<SupplyProductSummary, typeof supplyProductList>> =>
  transport.call(supplyProductEndpoints.listSupplyProducts, { query }, options);

/** The same list as a file. */
export const fetchSupplyProducts = (
  transport: Transport,
  ...what: ListFileOf<typeof supplyProductEndpoints.supplyProductsFile>
): Promise<ListFile> => fetchListFile(transport, supplyProductEndpoints.supplyProductsFile, ...what);

/** @throws ApiError `not_found` */
export const getSupplyProduct = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<SupplyProductDetail> =>
  (await transport.call(supplyProductEndpoints.getSupplyProduct, { params: { supply_product_id: id } }, options)).data;
