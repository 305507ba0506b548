'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { SearchQuery } from './search.client.ts';
import type { PageAddresses, SearchResult } from './search.contract.ts';
import { searchEndpoints } from './search.endpoints.gen.ts';

/** One search over every list. Null asks nothing. */
export const useSearchAll = (query: SearchQuery | null): Read<SearchResult> =>
  mapRead(useRead(searchEndpoints.searchAll, query === null ? null : { query }), ({ data }) => data);

/** The pages of all public items, in parts. @param after `next` of the part before */
export const usePageAddresses = (after: string | null): Read<PageAddresses> =>
  mapRead(useRead(searchEndpoints.pageAddresses, { query: after === null ? {} : { after } }), ({ data }) => data);
