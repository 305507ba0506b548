import { type ListSearch, type ListShape, readListSearch as read } from '@zonekit/portal-kit/list-page/core';
import { stringifySearch } from '../../../platform/data/search-params.ts';

export type { ListSearch } from '@zonekit/portal-kit/list-page/core';

/** What the router knows of an address, as a list reads it. */
export const readListSearch = <Facet extends string>(
  search: Record<string, unknown>,
  facets: ListShape<Facet>['facets'],
  sorts: readonly string[],
): ListSearch<Facet> => read(new URLSearchParams(stringifySearch(search)), { facets, sorts });
