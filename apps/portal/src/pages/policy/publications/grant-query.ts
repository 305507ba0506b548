import { grantList } from '@zonekit/api-client/policy/publication/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { listQuery } from '../../shared/list/list-query.ts';

export type GrantSearch = ListSearch<keyof typeof grantList.facets>;

/** The rows of one list, the largest amount first, or of all lists, the latest first; with words the best hits first. */
export const grantQuery = (search: GrantSearch, listId: string | undefined) => ({
  ...listQuery(grantList, search),
  ...(listId !== undefined && { publicity: [listId], ...(!search.q && { sort: 'amount' as const }) }),
});
