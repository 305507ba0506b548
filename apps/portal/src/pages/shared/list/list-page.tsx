import type { FacetValue, PageInfo } from '@zonekit/api-client/contract';
import type { Read } from '@zonekit/api-client/react';
import { ListPage as Frame, type ListState } from '@zonekit/portal-kit/list-page';
import { DEFAULT_SIZE, type ListSearch, listHref, pageCount, withPage } from '@zonekit/portal-kit/list-page/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { usePreloadOnIdle } from '../../../shell/use-preload-on-idle.ts';
import { ListFiles, type ListFilesProps } from './list-files.tsx';

interface Listing<Item, F extends string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
}

export interface ListPageProps<Item, F extends string> {
  path: string;
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
  search: ListSearch<F>;
  facets: readonly F[];
  sorts: readonly string[];
  sort: string;
  read: Read<Listing<Item, F>>;
  words: {
    title: string;
    lede: string;
    searchLabel: string;
    facet: (facet: F) => string;
    sort: (sort: string) => string;
  };
  row: (item: Item) => ReactNode;
  files: ListFilesProps;
}

/** The kit's list page over a read of the service: its next page is loaded before somebody asks for it. */
export function ListPage<Item extends { id: string }, F extends string>(props: ListPageProps<Item, F>) {
  const { path, trail = [], search, sorts, sort, words, row, files } = props;
  const t = useWords('policyList');
  useNextPage(props);
  return (
    <Frame
      {...{ path, search, sort, row }}
      title={words.title}
      lede={words.lede}
      searchLabel={words.searchLabel}
      trail={[{ label: t('home'), href: '/' }, ...trail]}
      state={stateOf(props)}
      // Without words there is nothing to rank.
      sorts={sorts
        .filter((name) => name !== 'relevance' || search.q)
        .map((value) => ({ value, label: words.sort(value) }))}
      tools={<ListFiles {...files} />}
    />
  );
}

const stateOf = <Item, F extends string>({ read, facets, words }: ListPageProps<Item, F>): ListState<Item, F> => {
  const choices = (listing: Listing<Item, F>) =>
    facets.map((name) => ({ name, label: words.facet(name), options: listing.facets[name] }));
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

const useNextPage = <Item, F extends string>({ path, search, read }: ListPageProps<Item, F>) => {
  const { page = 1, size = DEFAULT_SIZE } = search;
  const last = read.status === 'ready' ? pageCount(read.data.page.total, size) : 0;
  usePreloadOnIdle(page < last ? listHref(path, withPage(search, page + 1)) : null);
};
