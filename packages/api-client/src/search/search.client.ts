import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { PageAddresses, SearchResult } from './search.contract.ts';
import { searchEndpoints } from './search.endpoints.gen.ts';

export type SearchQuery = InputOf<typeof searchEndpoints.searchAll>['query'];

/** One search over every list, by kind with counts. */
export const searchAll = async (
  transport: Transport,
  query: SearchQuery,
  options?: CallOptions,
): Promise<SearchResult> => (await transport.call(searchEndpoints.searchAll, { query }, options)).data;

/** The pages of all public items, in parts. @param after `next` of the part before */
export const pageAddresses = async (
  transport: Transport,
  after: string | null,
  options?: CallOptions,
): Promise<PageAddresses> =>
  (await transport.call(searchEndpoints.pageAddresses, { query: after === null ? {} : { after } }, options)).data;
