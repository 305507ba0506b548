'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { InvestorQuery } from './investor.client.ts';
import type { InvestorDetail, InvestorSummary } from './investor.contract.ts';
import { investorEndpoints } from './investor.endpoints.gen.ts';
import type { investorList } from './investor.lists.ts';

const { listInvestors, investorsFile, getInvestor } = investorEndpoints;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useInvestors = (query: InvestorQuery | null): Read<Paged<InvestorSummary, typeof investorList>> =>
  useList(listInvestors, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInvestorPages = (query: InvestorQuery | null): ListPages<InvestorSummary> =>
  useListPages(listInvestors, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveInvestors = (): ListSaver<typeof investorEndpoints.investorsFile> => useSaveList(investorsFile);

/** Null asks nothing. */
export const useInvestor = (id: string | null): Read<InvestorDetail> =>
  mapRead(useRead(getInvestor, id === null ? null : { params: { investor_id: id } }), ({ data }) => data);
