import type { EventCategory } from '@zonekit/api-client/event/contract';
import { eventList } from '@zonekit/api-client/event/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { listQuery, readList } from '../../shared/list/list-query.ts';

export type EventSearch = ListSearch<keyof typeof eventList.facets>;

/** The parameters of an address, unread: the code that reads them comes with the list and not with every page of its area. */
export type TypedSearch = Readonly<Record<string, unknown>>;

const MOST = 100;

/** Where the list stands: its address, the view that an address without `view` shows, and the category that it is narrowed to. */
export interface EventPlace {
  path: string;
  first: 'list' | 'calendar';
  category?: EventCategory;
}

const OTHER = { list: 'calendar', calendar: 'list' } as const;

/** The view that is named in the address of a place. */
export const otherView = ({ first }: EventPlace): 'list' | 'calendar' => OTHER[first];

/** The list's facets that a visitor may choose at a place. */
export const listAt = ({ category }: EventPlace): typeof eventList => {
  if (category === undefined) return eventList;
  const { category: _fixed, ...facets } = eventList.facets;
  return { ...eventList, facets: facets as typeof eventList.facets };
};

/** The service takes no other. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What an address says; one of the two views shows a month. */
export const readEvents = (place: EventPlace, search: TypedSearch): EventSearch => {
  const { facets, ...read } = readList(listAt(place), search);
  const { month, ...others } = facets;
  const months = month?.filter((each) => MONTH.test(each)) ?? [];
  return {
    ...read,
    facets: { ...others, ...(months.length > 0 && { month: months }) },
    ...(search.view === otherView(place) && { view: otherView(place) }),
  };
};

/** Query of the page that an address names. */
export const eventQuery = (place: EventPlace, search: EventSearch) => ({
  ...listQuery(listAt(place), search),
  ...(place.category && { category: [place.category] }),
});

/** The month that the calendar shows; null in the list. */
export const monthOf = ({ first }: EventPlace, { view = first, facets }: EventSearch, today: string): string | null =>
  view === 'calendar' ? (facets.month?.[0] ?? today.slice(0, 7)) : null;

/** The same choices for one month. */
export const inMonth = (search: EventSearch, month: string): EventSearch => {
  const { page: _page, ...rest } = search;
  return { ...rest, facets: { ...search.facets, month: [month] } };
};

/** Query of the activities that the calendar shows. */
export const monthQuery = (place: EventPlace, search: EventSearch, month: string) => ({
  ...eventQuery(place, inMonth(search, month)),
  page_size: MOST,
});
