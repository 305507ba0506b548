import type { Endpoint, FacetValue, PageInfo } from '@zonekit/api-client/contract';
import {
  type FacetDefinitions,
  type ListDefinition,
  listFilter,
  listSort,
  RELEVANCE,
} from '@zonekit/api-client/list/definition';
import type { Read } from '@zonekit/api-client/react';
import { ListPage as Frame, type ListState } from '@zonekit/portal-kit/list-page';
import { DEFAULT_SIZE, type ListSearch, listHref, pageCount, withPage } from '@zonekit/portal-kit/list-page/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { usePreloadOnIdle } from '../../../shell/use-preload-on-idle.ts';
import { ListFiles } from './list-files.tsx';

interface Listing<Item, F extends string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
}

type FacetOf<F> = Extract<keyof F, string>;

export interface ListPageProps<Item, F extends FacetDefinitions, S extends string> {
  path: string;
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
  list: ListDefinition<F, S>;
  /** The list's files in the contract. */
  file: Endpoint;
  search: ListSearch<FacetOf<F>>;
  read: Read<Listing<Item, FacetOf<F>>>;
  words: {
    title: string;
    lede: string;
    searchLabel: string;
    facet: (facet: FacetOf<F>) => string;
    sort: (sort: S) => string;
  };
  row: (item: Item) => ReactNode;
}

/** The kit's list page over a read of the service: its next page is loaded before somebody asks for it. */
export function ListPage<Item extends { id: string }, F extends FacetDefinitions, S extends string>(
  props: ListPageProps<Item, F, S>,
) {
  const { path, trail = [], list, file, search, words, row } = props;
  const t = useWords('list');
  useNextPage(props);
  return (
    <Frame
      {...{ path, search, row }}
      sort={listSort(list, search)}
      title={words.title}
      lede={words.lede}
      searchLabel={words.searchLabel}
      trail={[{ label: t('home'), href: '/' }, ...trail]}
      state={stateOf(props)}
      // Without words there is nothing to rank.
      sorts={list.sorts
        .filter((name) => name !== RELEVANCE || search.q)
        .map((value) => ({ value, label: words.sort(value) }))}
      tools={<ListFiles endpoint={file} query={listFilter(list, search)} formats={list.formats} />}
    />
  );
}

const stateOf = <Item, F extends FacetDefinitions, S extends string>({
  list,
  read,
  words,
}: ListPageProps<Item, F, S>): ListState<Item, FacetOf<F>> => {
  const names = Object.keys(list.facets) as FacetOf<F>[];
  const choices = (listing: Listing<Item, FacetOf<F>>) =>
    names.map((name) => ({ name, label: words.facet(name), options: listing.facets[name] }));
  if (read.status === 'failed') {
    return { status: 'failed', onRetry: read.reload, facets: read.data && choices(read.data) };
  }
  if (read.status !== 'ready') return { status: 'loading' };
  const { data, page } = read.data;
  return {
    status: 'ready',
    items: data,
    total: page.total,
    capped: page.total_capped,
    facets: choices(read.data),
    busy: read.stale,
  };
};

const useNextPage = <Item, F extends FacetDefinitions, S extends string>({
  path,
  search,
  read,
}: ListPageProps<Item, F, S>) => {
  const { page = 1, size = DEFAULT_SIZE } = search;
  const last = read.status === 'ready' ? pageCount(read.data.page.total, size) : 0;
  usePreloadOnIdle(page < last ? listHref(path, withPage(search, page + 1)) : null);
};
