import { manyOf, oneOf } from '../../data/search-params.ts';

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
export const DEFAULT_SIZE = '20';

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
