/** A list's address, read once for the route, and what it asks of the service. */
import type { ListFormat } from '@zonekit/api-client/contract/list';
import { type FacetDefinitions, type ListDefinition, listFilter } from '@zonekit/api-client/list/definition';
import { DEFAULT_SIZE, type ListSearch, pageCount, readListSearch } from '@zonekit/portal-kit/list-page/core';
import { searchPairs } from '../../../platform/data/search-params.ts';

type FacetOf<F> = Extract<keyof F, string>;

/** What an address says of a list: for `loaderDeps`, from which loader and page take it. */
export const readList = <F extends FacetDefinitions>(
  { facets, defaults, sorts, ranges }: ListDefinition<F>,
  search: Record<string, unknown>,
  /** Beside the one that the list opens with. */
  views: readonly string[] = [],
): ListSearch<FacetOf<F>> => readListSearch(searchPairs(search), { facets, defaults, sorts, ranges, views });

/** The query of the page that the address names. */
export const listQuery = <F extends FacetDefinitions, S extends string, R extends string = never>(
  definition: ListDefinition<F, S, ListFormat, R>,
  search: ListSearch<FacetOf<F>>,
) => ({
  ...listFilter(definition, search),
  // No page lies deeper than the service lists.
  page_index: Math.min(search.page ?? 1, pageCount(Number.POSITIVE_INFINITY, search.size ?? DEFAULT_SIZE)),
  page_size: search.size ?? DEFAULT_SIZE,
});
