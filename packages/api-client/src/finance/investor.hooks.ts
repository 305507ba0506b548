'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { InvestorQuery } from './investor.client.ts';
import type { InvestorDetail } from './investor.contract.ts';
import { investorEndpoints } from './investor.endpoints.gen.ts';

const { listInvestors, investorsFile, getInvestor } = investorEndpoints;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useInvestors = (query: InvestorQuery | null): Read<AnswerOf<typeof listInvestors>> =>
  useList(listInvestors, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInvestorPages = (query: InvestorQuery | null) => useListPages(listInvestors, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveInvestors = () => useSaveList(investorsFile);

/** Null asks nothing. */
export const useInvestor = (id: string | null): Read<InvestorDetail> =>
  mapRead(useRead(getInvestor, id === null ? null : { params: { investor_id: id } }), ({ data }) => data);
