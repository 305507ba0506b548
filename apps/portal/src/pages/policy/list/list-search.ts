import { manyOf, oneOf, stringifySearch } from '../../../data/search-params.ts';

/** What a list's address says. Texts alone; what is not known is dropped, so that an old link still shows something. */
export interface ListSearch<Facet extends string> {
  q?: string;
  sort?: string;
  page?: string;
  size?: string;
  facets: Partial<Record<Facet, string[]>>;
}

/** The facets of a list with the values that each may have; `null` where the service alone knows them. */
export type FacetValues<Facet extends string> = Record<Facet, readonly string[] | null>;

export const PAGE_SIZES = ['10', '20', '50'];
const DEFAULT_SIZE = '20';
/** Rows that page numbers reach; further on the list is to be narrowed. Source: design.md section 2, Pages of lists. */
const DEPTH = 10_000;

export const readListSearch = <Facet extends string>(
  search: Record<string, unknown>,
  values: FacetValues<Facet>,
  sorts: readonly string[],
): ListSearch<Facet> => {
  const facets: Partial<Record<Facet, string[]>> = {};
  for (const facet of Object.keys(values) as Facet[]) {
    const known = values[facet];
    const chosen = manyOf(search[facet])?.filter((value) => known === null || known.includes(value));
    if (chosen && chosen.length > 0) facets[facet] = chosen;
  }
  const q = oneOf(search.q)?.slice(0, 100);
  const sort = oneOf(search.sort);
  const page = oneOf(search.page);
  const size = oneOf(search.size);
  return {
    ...(q && { q }),
    ...(sort && sorts.includes(sort) && { sort }),
    ...(page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' && { page }),
    ...(size && PAGE_SIZES.includes(size) && size !== DEFAULT_SIZE && { size }),
    facets,
  };
};

/** The same as the router keeps it: facets beside the rest. */
export const flatSearch = <Facet extends string>({ facets, ...rest }: ListSearch<Facet>) => ({ ...rest, ...facets });

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
