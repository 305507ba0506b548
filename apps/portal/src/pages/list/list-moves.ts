/** From one address of a list to the next. Apart from the reading of an address, which comes with home's script. */
import { stringifySearch } from '../../data/search-params.ts';
import { DEFAULT_SIZE, flatSearch, type ListSearch } from './list-search.ts';

/** Rows that page numbers reach; further on the list is to be narrowed. Source: design.md section 2, Pages of lists. */
const DEPTH = 10_000;

/** The address of a list; what says the default is left out. */
export const listHref = <Facet extends string>(path: string, search: ListSearch<Facet>): string =>
  `${path}${stringifySearch(flatSearch(search))}`;

/** Any other choice starts at the first page again. */
const fromStart = <Facet extends string>({ page: _, ...search }: ListSearch<Facet>): ListSearch<Facet> => search;

export const withFacet = <Facet extends string>(
  search: ListSearch<Facet>,
  facet: Facet,
  value: string,
): ListSearch<Facet> => {
  const chosen = search.facets[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...fromStart(search), facets: { ...search.facets, [facet]: next } };
};

export const withoutFacet = <Facet extends string>(search: ListSearch<Facet>, facet: Facet): ListSearch<Facet> => ({
  ...fromStart(search),
  facets: { ...search.facets, [facet]: [] },
});

export const withoutFacets = <Facet extends string>(search: ListSearch<Facet>): ListSearch<Facet> => ({
  ...fromStart(search),
  facets: {},
});

export const withSort = <Facet extends string>(search: ListSearch<Facet>, sort: string): ListSearch<Facet> => ({
  ...fromStart(search),
  sort,
});

export const withPage = <Facet extends string>(search: ListSearch<Facet>, page: number): ListSearch<Facet> => ({
  ...fromStart(search),
  ...(page > 1 && { page: String(page) }),
});

export const withSize = <Facet extends string>(search: ListSearch<Facet>, size: string): ListSearch<Facet> => {
  const { size: _, ...rest } = fromStart(search);
  return size === DEFAULT_SIZE ? rest : { ...rest, size };
};

export const sizeOf = ({ size = DEFAULT_SIZE }: Pick<ListSearch<string>, 'size'>) => Number(size);
export const pageOf = ({ page = '1' }: Pick<ListSearch<string>, 'page'>) => Number(page);

/** How many pages can be turned to. */
export const pageCount = (total: number, size: number): number => Math.ceil(Math.min(total, DEPTH) / size);

/** What a list's file is to hold: all that is found, whatever page is shown. */
export const fileQuery = <Query extends { page_index?: number | undefined; page_size?: number | undefined }>({
  page_index: _,
  page_size: __,
  ...query
}: Query) => query;
