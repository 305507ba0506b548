'use client';
import type { Page, Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { InstitutionQuery, SupermarketFilter } from './institution.client.ts';
import type {
  FinancialCategory,
  InstitutionDetail,
  InstitutionSummary,
  SupermarketShop,
} from './institution.contract.ts';
import { institutionEndpoints } from './institution.endpoints.gen.ts';
import type { institutionList } from './institution.lists.ts';

const { listInstitutions, institutionsFile, getInstitution, supermarket } = institutionEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useInstitutions = (
  query: InstitutionQuery | null,
): Read<Paged<InstitutionSummary, typeof institutionList>> => useList(listInstitutions, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInstitutionPages = (query: InstitutionQuery | null): ListPages<InstitutionSummary> =>
  useListPages(listInstitutions, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveInstitutions = (): ListSaver<typeof institutionEndpoints.institutionsFile> =>
  useSaveList(institutionsFile);

/** Null asks nothing. */
export const useInstitution = (id: string | null): Read<InstitutionDetail> =>
  mapRead(useRead(getInstitution, id === null ? null : { params: { obj_id: id } }), dataOf);

/** Categories of debt products. */
export const useFinancialCategories = (): Read<FinancialCategory[]> =>
  mapRead(useRead(institutionEndpoints.financialCategories, {}), dataOf);

/** Shops with the products that the filter leaves; the page before stays while a new one loads. Null asks nothing. */
export const useSupermarket = (filter: SupermarketFilter | null): Read<Page<SupermarketShop>> =>
  useRead(supermarket, filter === null ? null : { body: filter }, { keep: true });
