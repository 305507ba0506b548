'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { FundQuery, FundResultQuery } from './fund.client.ts';
import type { FundDetail, FundResult, FundSummary } from './fund.contract.ts';
import { fundEndpoints } from './fund.endpoints.gen.ts';
import type { fundList, fundResultList } from './fund.lists.ts';

const { listFunds, fundsFile, getFund, listFundResults, fundResultsFile } = fundEndpoints;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useFunds = (query: FundQuery | null): Read<Paged<FundSummary, typeof fundList>> =>
  useList(listFunds, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFundPages = (query: FundQuery | null): ListPages<FundSummary> => useListPages(listFunds, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveFunds = (): ListSaver<typeof fundEndpoints.fundsFile> => useSaveList(fundsFile);

/** Null asks nothing. */
export const useFund = (id: string | null): Read<FundDetail> =>
  mapRead(useRead(getFund, id === null ? null : { params: { fund_id: id } }), ({ data }) => data);

/** Decisions of the funds, the latest first. Null asks nothing. */
export const useFundResults = (query: FundResultQuery | null): Read<Paged<FundResult, typeof fundResultList>> =>
  useList(listFundResults, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFundResultPages = (query: FundResultQuery | null): ListPages<FundResult> =>
  useListPages(listFundResults, query);

/** Saves the decisions as a file: `save('csv', query)`. */
export const useSaveFundResults = (): ListSaver<typeof fundEndpoints.fundResultsFile> => useSaveList(fundResultsFile);
