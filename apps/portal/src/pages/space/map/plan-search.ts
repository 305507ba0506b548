import type { PlanNumber } from '@zonekit/api-client/space/plan/lists';
import { type ListSearch, listHref, readListSearch } from '@zonekit/portal-kit/list-page/core';
import { oneOf, searchPairs } from '../../../platform/data/search-params.ts';
import { PLAN_FACETS, PLAN_SORTS } from './plan-filter.ts';
import { PLAN_VIEWS, type PlanView } from './plan-items.ts';
import { MAP_PATH } from './plan-number.ts';

/** Keys of their words. */
export const PLAN_WORDS = { 1: 'office', 2: 'factory', 3: 'maker', 4: 'land' } as const satisfies Record<
  PlanNumber,
  string
>;

/** Industrial land is let as parcels, all else in buildings. */
const openingView = (num: PlanNumber): PlanView => (num === 4 ? 'parcel' : 'building');

export interface PlanSearch {
  view: PlanView;
  /** Its `rest` holds the number. */
  list: ListSearch;
}

export const readPlanSearch = (num: PlanNumber, search: Record<string, unknown>): PlanSearch => {
  const opening = openingView(num);
  const named = PLAN_VIEWS.find((each) => each === oneOf(search.view));
  const view = named ?? opening;
  const facets = PLAN_FACETS[view];
  const list = readListSearch<string>(searchPairs(search), {
    facets: Object.fromEntries(facets.map(({ name, values }) => [name, values])),
    sorts: PLAN_SORTS,
    ranges: facets.flatMap(({ range }) => range ?? []),
    views: PLAN_VIEWS.filter((each) => each !== opening),
  });
  return { view, list };
};

/** A kind of a number, without filters: those of one kind say nothing of another. */
export const viewHref = (num: PlanNumber, view: PlanView = openingView(num)): string =>
  listHref(MAP_PATH, {
    facets: {},
    rest: [['num', String(num)]],
    ...(view !== openingView(num) && { view }),
  });
