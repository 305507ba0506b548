'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ConsumableQuery, MallProductQuery } from './product.client.ts';
import type { ProductDetail, ProductSummary, Warehouse } from './product.contract.ts';
import { productEndpoints } from './product.endpoints.gen.ts';
import type { consumableList, mallProductList } from './product.lists.ts';

const { listMallProducts, mallProductsFile, listConsumables, consumablesFile, getMallProduct, listWarehouses } =
  productEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useMallProducts = (query: MallProductQuery | null): Read<Paged<ProductSummary, typeof mallProductList>> =>
  useList(listMallProducts, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useMallProductPages = (query: MallProductQuery | null): ListPages<ProductSummary> =>
  useListPages(listMallProducts, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveMallProducts = (): ListSaver<typeof productEndpoints.mallProductsFile> =>
  useSaveList(mallProductsFile);

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useConsumables = (query: ConsumableQuery | null): Read<Paged<ProductSummary, typeof consumableList>> =>
  useList(listConsumables, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useConsumablePages = (query: ConsumableQuery | null): ListPages<ProductSummary> =>
  useListPages(listConsumables, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveConsumables = (): ListSaver<typeof productEndpoints.consumablesFile> =>
  useSaveList(consumablesFile);

/** Goods of either catalogue. Null asks nothing. */
export const useMallProduct = (id: string | null): Read<ProductDetail> =>
  mapRead(useRead(getMallProduct, id === null ? null : { params: { obj_id: id } }), dataOf);

/** The nearest first. */
export const useWarehouses = (): Read<Warehouse[]> => mapRead(useRead(listWarehouses, {}), dataOf);
