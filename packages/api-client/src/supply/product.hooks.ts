'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { SupplyProductQuery } from './product.client.ts';
import type { SupplyProductDetail, SupplyProductSummary } from './product.contract.ts';
import { supplyProductEndpoints } from './product.endpoints.gen.ts';
import type { supplyProductList } from './product.lists.ts';

const { listSupplyProducts, supplyProductsFile, getSupplyProduct } = supplyProductEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useSupplyProducts = (
  query: SupplyProductQuery | null,
): Read<Paged<SupplyProductSummary, typeof supplyProductList>> => useList(listSupplyProducts, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useSupplyProductPages = (query: SupplyProductQuery | null): ListPages<SupplyProductSummary> =>
  useListPages(listSupplyProducts, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveSupplyProducts = (): ListSaver<typeof supplyProductEndpoints.supplyProductsFile> =>
  useSaveList(supplyProductsFile);

/** Null asks nothing. */
export const useSupplyProduct = (id: string | null): Read<SupplyProductDetail> =>
  mapRead(useRead(getSupplyProduct, id === null ? null : { params: { supply_product_id: id } }), dataOf);
