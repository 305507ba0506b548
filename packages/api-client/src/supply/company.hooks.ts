'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { SupplyCompanyQuery } from './company.client.ts';
import type { SupplyCategory, SupplyCompanyDetail, SupplyCompanySummary } from './company.contract.ts';
import { supplyCompanyEndpoints } from './company.endpoints.gen.ts';
import type { supplyCompanyList } from './company.lists.ts';

const { listSupplyCompanies, supplyCompaniesFile, getSupplyCompany, listSupplyCategories } = supplyCompanyEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useSupplyCompanies = (
  query: SupplyCompanyQuery | null,
): Read<Paged<SupplyCompanySummary, typeof supplyCompanyList>> => useList(listSupplyCompanies, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useSupplyCompanyPages = (query: SupplyCompanyQuery | null): ListPages<SupplyCompanySummary> =>
  useListPages(listSupplyCompanies, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveSupplyCompanies = (): ListSaver<typeof supplyCompanyEndpoints.supplyCompaniesFile> =>
  useSaveList(supplyCompaniesFile);

/** Null asks nothing. */
export const useSupplyCompany = (id: string | null): Read<SupplyCompanyDetail> =>
  mapRead(useRead(getSupplyCompany, id === null ? null : { params: { supply_company_id: id } }), dataOf);

/** Fields with what they hold. */
export const useSupplyCategories = (): Read<SupplyCategory[]> => mapRead(useRead(listSupplyCategories, {}), dataOf);
