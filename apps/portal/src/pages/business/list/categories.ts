import { SERVICE_CATEGORIES, serviceList } from '@zonekit/api-client/business/service/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { oneOf } from '../../../platform/data/search-params.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { listQuery, readList } from '../../shared/list/list-query.ts';

export type CategoryId = (typeof SERVICE_CATEGORIES)[number];

/** Words of the categories' pages in the catalogue. */
export const CATEGORY_WORDS = {
  1: 'registration',
  2: 'finance',
  3: 'hr',
  4: 'property',
  5: 'legal',
  6: 'design',
} as const satisfies Record<CategoryId, string>;

export const BUSINESS = '/business';

/** `category_ids` is where one is, not a choice to take back: the tabs lead from one to the next. */
const { category_ids: _, ...facets } = serviceList.facets;
export const categoryList: Omit<typeof serviceList, 'facets'> & { facets: typeof facets } = { ...serviceList, facets };

export type CategorySearch = ListSearch<keyof typeof facets>;

/** The category that an address names; null for none and for an unknown one. */
export const categoryOf = (categoryIds: unknown): CategoryId | null =>
  SERVICE_CATEGORIES.find((id) => id === oneOf(categoryIds)) ?? null;

export const categoryHref = (id: string): string => `${BUSINESS}?${new URLSearchParams({ category_ids: id })}`;

export const readCategoryList = (search: Record<string, unknown>): CategorySearch =>
  readList(categoryList, withoutDialog(search));

export const categoryQuery = (category: CategoryId, search: CategorySearch) => ({
  ...listQuery(categoryList, search),
  category_ids: [category],
});
