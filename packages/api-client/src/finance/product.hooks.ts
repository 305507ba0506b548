'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { DebtProductQuery } from './product.client.ts';
import type { DebtProductDetail, DebtProductSummary } from './product.contract.ts';
import { debtProductEndpoints } from './product.endpoints.gen.ts';
import type { debtProductList } from './product.lists.ts';

const { listDebtProducts, debtProductsFile, getDebtProduct, compareDebtProducts } = debtProductEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useDebtProducts = (
  query: DebtProductQuery | null,
): Read<Paged<DebtProductSummary, typeof debtProductList>> => useList(listDebtProducts, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useDebtProductPages = (query: DebtProductQuery | null): ListPages<DebtProductSummary> =>
  useListPages(listDebtProducts, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveDebtProducts = (): ListSaver<typeof debtProductEndpoints.debtProductsFile> =>
  useSaveList(debtProductsFile);

/** Null asks nothing. */
export const useDebtProduct = (id: string | null): Read<DebtProductDetail> =>
  mapRead(useRead(getDebtProduct, id === null ? null : { params: { obj_id: id } }), dataOf);

/** Two to four products in the order of `ids`; fewer or more ask nothing. */
export const useDebtProductComparison = (ids: readonly string[]): Read<DebtProductSummary[]> => {
  const comparable = ids.length >= 2 && ids.length <= 4;
  return mapRead(
    useRead(compareDebtProducts, comparable ? { query: { ids: [...ids] } } : null, { keep: true }),
    dataOf,
  );
};
