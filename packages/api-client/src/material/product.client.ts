import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ProductDetail, ProductSummary, Warehouse } from './product.contract.ts';
import { productEndpoints } from './product.endpoints.gen.ts';
import type { consumableList, mallProductList } from './product.lists.ts';

export type MallProductQuery = NonNullable<InputOf<typeof productEndpoints.listMallProducts>['query']>;
export type ConsumableQuery = NonNullable<InputOf<typeof productEndpoints.listConsumables>['query']>;

/** A page with its facets. `price_min` and `price_max` are yuan for a single piece. */
export const listMallProducts = (
  transport: Transport,
  query: MallProductQuery = {},
  options?: CallOptions,
): Promise<Paged<ProductSummary, typeof mallProductList>> =>
  transport.call(productEndpoints.listMallProducts, { query }, options);

/** The same list as a file. */
export const fetchMallProducts = (
  transport: Transport,
  ...what: ListFileOf<typeof productEndpoints.mallProductsFile>
): Promise<ListFile> => fetchListFile(transport, productEndpoints.mallProductsFile, ...what);

/** A page with its facets. */
export const listConsumables = (
  transport: Transport,
  query: ConsumableQuery = {},
  options?: CallOptions,
): Promise<Paged<ProductSummary, typeof consumableList>> =>
  transport.call(productEndpoints.listConsumables, { query }, options);

/** The same list as a file. */
export const fetchConsumables = (
  transport: Transport,
  ...what: ListFileOf<typeof productEndpoints.consumablesFile>
): Promise<ListFile> => fetchListFile(transport, productEndpoints.consumablesFile, ...what);

/** Goods of either catalogue. @throws ApiError `not_found` */
export const getMallProduct = async (transport: Transport, id: string, options?: CallOptions): Promise<ProductDetail> =>
  (await transport.call(productEndpoints.getMallProduct, { params: { obj_id: id } }, options)).data;

/** The nearest first. */
export const listWarehouses = async (transport: Transport, options?: CallOptions): Promise<Warehouse[]> =>
  (await transport.call(productEndpoints.listWarehouses, {}, options)).data;
