'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { IndustrialShopQuery, ShopQuery } from './shop.client.ts';
import type { ShopDetail, ShopSummary } from './shop.contract.ts';
import { shopEndpoints } from './shop.endpoints.gen.ts';
import type { industrialShopList, shopList } from './shop.lists.ts';

const { listShops, shopsFile, listIndustrialShops, industrialShopsFile, getShop } = shopEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useShops = (query: ShopQuery | null): Read<Paged<ShopSummary, typeof shopList>> =>
  useList(listShops, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useShopPages = (query: ShopQuery | null): ListPages<ShopSummary> => useListPages(listShops, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveShops = (): ListSaver<typeof shopEndpoints.shopsFile> => useSaveList(shopsFile);

/** Providers of technology resources. Null asks nothing. */
export const useIndustrialShops = (
  query: IndustrialShopQuery | null,
): Read<Paged<ShopSummary, typeof industrialShopList>> => useList(listIndustrialShops, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useIndustrialShopPages = (query: IndustrialShopQuery | null): ListPages<ShopSummary> =>
  useListPages(listIndustrialShops, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveIndustrialShops = (): ListSaver<typeof shopEndpoints.industrialShopsFile> =>
  useSaveList(industrialShopsFile);

/** Null asks nothing. */
export const useShop = (id: string | null): Read<ShopDetail> =>
  mapRead(useRead(getShop, id === null ? null : { params: { shop_id: id } }), dataOf);
