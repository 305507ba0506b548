import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ShopDetail, ShopSummary } from './shop.contract.ts';
import { shopEndpoints } from './shop.endpoints.gen.ts';
import type { industrialShopList, shopList } from './shop.lists.ts';

export type ShopQuery = NonNullable<InputOf<typeof shopEndpoints.listShops>['query']>;
export type IndustrialShopQuery = NonNullable<InputOf<typeof shopEndpoints.listIndustrialShops>['query']>;

/** A page with its facets. */
export const listShops = (
  transport: Transport,
  query: ShopQuery = {},
  options?: CallOptions,
): Promise<Paged<ShopSummary, typeof shopList>> => transport.call(shopEndpoints.listShops, { query }, options);

/** The same list as a file. */
export const fetchShops = (
  transport: Transport,
  ...what: ListFileOf<typeof shopEndpoints.shopsFile>
): Promise<ListFile> => fetchListFile(transport, shopEndpoints.shopsFile, ...what);

/** Providers of technology resources, a page with its facets. */
export const listIndustrialShops = (
  transport: Transport,
  query: IndustrialShopQuery = {},
  options?: CallOptions,
): Promise<Paged<ShopSummary, typeof industrialShopList>> =>
  transport.call(shopEndpoints.listIndustrialShops, { query }, options);

/** The same list as a file. */
export const fetchIndustrialShops = (
  transport: Transport,
  ...what: ListFileOf<typeof shopEndpoints.industrialShopsFile>
): Promise<ListFile> => fetchListFile(transport, shopEndpoints.industrialShopsFile, ...what);

/** @throws ApiError `not_found` */
export const getShop = async (transport: Transport, id: string, options?: CallOptions): Promise<ShopDetail> =>
  (await transport.call(shopEndpoints.getShop, { params: { shop_id: id } }, options)).data;
