import type { Endpoint, FacetValue, PageInfo } from '@zonekit/api-client/contract';
import type { ListHelp as Help } from '@zonekit/api-client/contract/list';
import {
  type FacetDefinitions,
  type ListDefinition,
  listFilter,
  listSort,
  RELEVANCE,
} from '@zonekit/api-client/list/definition';
import type { Read } from '@zonekit/api-client/react';
import { ListPage as Frame, type ListState, type ListView } from '@zonekit/portal-kit/list-page';
import {
  type ChoiceFacet,
  DEFAULT_SIZE,
  type ListSearch,
  listHref,
  pageCount,
  withPage,
} from '@zonekit/portal-kit/list-page/core';
import { type ReactNode, Suspense } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { usePreloadOnIdle } from '../../../shell/use-preload-on-idle.ts';
import { ListHelp } from './list-answer.tsx';
import { ListFiles } from './list-files.tsx';
import type { OtherLists } from './list-help.types.ts';

interface Listing<Item, F extends string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
  help: Help | null;
}

type FacetOf<F> = Extract<keyof F, string>;

/** A range, and the words below the bar of a band. */
export interface FacetBands extends NonNullable<ChoiceFacet['range']> {
  short: (band: string) => string;
}

/** A range of the list that has no bands. */
export interface PlainRange extends NonNullable<ChoiceFacet['range']> {
  label: string;
}

export interface ListPageProps<Item, F extends FacetDefinitions, S extends string> {
  path: string;
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
  list: ListDefinition<F, S>;
  /** The facets that the page shows, in this order; left out: all. */
  facets?: readonly FacetOf<F>[];
  /** Facets of bands that are shown with the range that they belong to. */
  ranges?: { readonly [K in FacetOf<F>]?: FacetBands };
  /** Ranges that are no facet's, shown after the facets. */
  plainRanges?: readonly PlainRange[];
  /** Filters that every row of the page passes besides: its files have them too. */
  fixed?: Readonly<Record<string, readonly string[]>>;
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
  /** Between the title and the facets. */
  tabs?: ReactNode;
  layout?: 'ledger' | 'cards';
  /** Lists that a search with few results may lead to. */
  others?: OtherLists;
  /** Other ways to show the list, by `view` of the address. */
  views?: readonly ListView[];
  /** Above the results. */
  lead?: ReactNode;
  row: (item: Item) => ReactNode;
  /** In a view whose results are no rows alone. */
  results?: ((items: readonly Item[]) => ReactNode) | undefined;
}

/** The kit's list page over a read of the service: its next page is loaded before somebody asks for it. */
export function ListPage<Item extends { id: string }, F extends FacetDefinitions, S extends string>(
  props: ListPageProps<Item, F, S>,
) {
  const { path, trail = [], list, file, search, read, words, others = {}, views, lead, row, results } = props;
  const { tabs, layout = 'ledger', fixed } = props;
  const t = useWords('list');
  const searchHelp = read.status === 'ready' ? read.data.help : null;
  useNextPage(props);
  return (
    <Frame
      {...{ path, search, row, lead, tabs, layout }}
      {...(views && { views })}
      {...(results && { results })}
      sort={listSort(list, search)}
      title={words.title}
      lede={words.lede}
      searchLabel={words.searchLabel}
      trail={[{ label: t('home'), href: '/' }, ...trail]}
      state={stateOf(props)}
      help={
        searchHelp && (
          <Suspense fallback={null}>
            <ListHelp
              {...{ path, others }}
              search={search}
              help={searchHelp}
              facetLabel={words.facet as (facet: string) => string}
            />
          </Suspense>
        )
      }
      // Without words there is nothing to rank.
      sorts={list.sorts
        .filter((name) => name !== RELEVANCE || search.q)
        .map((value) => ({ value, label: words.sort(value) }))}
      tools={<ListFiles endpoint={file} query={{ ...listFilter(list, search), ...fixed }} formats={list.formats} />}
    />
  );
}

const stateOf = <Item, F extends FacetDefinitions, S extends string>({
  list,
  read,
  words,
  facets: names = Object.keys(list.facets) as FacetOf<F>[],
  ranges = {},
  plainRanges = [],
}: ListPageProps<Item, F, S>): ListState<Item, FacetOf<F>> => {
  const choices = (listing: Listing<Item, FacetOf<F>>): ChoiceFacet<FacetOf<F>>[] => [
    ...names.map((name) => {
      const range = ranges[name];
      const options = listing.facets[name];
      return {
        name,
        label: words.facet(name),
        options: range ? options.map((option) => ({ ...option, short: range.short(option.value) })) : options,
        range,
      };
    }),
    ...plainRanges.map(({ label, ...range }) => ({ name: range.name as FacetOf<F>, label, options: [], range })),
  ];
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
