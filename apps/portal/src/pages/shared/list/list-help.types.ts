import type { ListHelp as Help } from '@zonekit/api-client/contract/list';
import type { ListDefinition } from '@zonekit/api-client/list/definition';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';

/** Other lists of the domain, by the names that the service has for them. */
export type OtherLists = Readonly<Record<string, { label: string; path: string; list: ListDefinition }>>;

export interface ListHelpProps {
  path: string;
  search: ListSearch;
  help: Help;
  others: OtherLists;
  facetLabel: (facet: string) => string;
}
