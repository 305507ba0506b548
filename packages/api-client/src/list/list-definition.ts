import type { ListFormat } from '../contract/list-format.ts';

/** Facets by name, in display order: the values of each, or `null` if only the service knows them. */
export type FacetDefinitions = Readonly<Record<string, readonly string[] | null>>;

/**
 * Facets, sorts and file formats of a list. Plain data: the contract derives its schemas from it, and pages derive
 * address, query and labels without loading schemas.
 */
export interface ListDefinition<
  F extends FacetDefinitions = FacetDefinitions,
  S extends string = string,
  X extends ListFormat = ListFormat,
  R extends string = string,
> {
  facets: F;
  /** Values that a page of the list opens with; the endpoint itself has no default. */
  defaults?: { readonly [K in Extract<keyof F, string>]?: readonly string[] };
  /** A searched list has `relevance` first and accepts `q`. The first other sort is the default. */
  sorts: readonly [S, ...S[]];
  /** File formats of the list. */
  formats: readonly [X, ...X[]];
  /** Numbers that the list is narrowed by: `area` makes the query parameters `area_min` and `area_max`, both included. */
  ranges?: readonly R[];
}

/** The sort by rank of a searched list. */
export const RELEVANCE = 'relevance';

/** Declares a list; infers the names of facets, values, sorts and formats. */
export const defineList = <
  const F extends FacetDefinitions,
  const S extends string,
  const X extends ListFormat,
  const R extends string = never,
>(
  definition: ListDefinition<F, S, X, R> & { defaults?: { readonly [K in keyof F]?: readonly FacetChoice<F, K>[] } },
): ListDefinition<F, S, X, R> => definition;

/** One value of a facet; any text if only the service knows the values. */
export type FacetChoice<F extends FacetDefinitions, K extends keyof F> = F[K] extends readonly (infer V)[] ? V : string;

/** Query parameters of ranges. */
type Bound<R extends string> = `${R}_min` | `${R}_max`;

/** Query of a list without the page: words, facets, ranges, sort. The list's file has the same query. */
export type ListFilter<F extends FacetDefinitions, S extends string, R extends string = never> = {
  q?: string;
  sort: S;
} & { [K in keyof F]?: FacetChoice<F, K>[] } & { [K in Bound<R>]?: number };

/** Chosen values from an address. Unknown values are ignored. */
export interface ListChoices {
  q?: string;
  sort?: string;
  facets: Readonly<Record<string, readonly string[] | undefined>>;
  /** Bounds of ranges by parameter: `area_min`. */
  bounds?: Readonly<Record<string, number>>;
}

/** The query parameters of a list's ranges. */
const boundNames = ({ ranges = [] }: Pick<ListDefinition, 'ranges'>): string[] =>
  ranges.flatMap((name) => [`${name}_min`, `${name}_max`]);

/** The chosen sort; by default relevance with search words, else the list's default. */
export const listSort = <S extends string>(
  { sorts }: Pick<ListDefinition<FacetDefinitions, S>, 'sorts'>,
  { q, sort }: Pick<ListChoices, 'q' | 'sort'>,
): S => sorts.find((name) => name === sort) ?? sorts.find((name) => (name === RELEVANCE) === Boolean(q)) ?? sorts[0];

/** Query of a list's first page and of its file, from the visitor's choices. */
export const listFilter = <F extends FacetDefinitions, S extends string, R extends string = never>(
  definition: ListDefinition<F, S, ListFormat, R>,
  choices: ListChoices,
): ListFilter<F, S, R> => {
  const chosen = Object.entries(definition.facets).flatMap(([name, values]) => {
    const valid = choices.facets[name]?.filter((value) => values?.includes(value) ?? true) ?? [];
    return valid.length > 0 ? [[name, valid]] : [];
  });
  const bounds = boundNames(definition).flatMap((name) => {
    const bound = choices.bounds?.[name];
    return bound === undefined ? [] : [[name, bound]];
  });
  return {
    ...(choices.q && { q: choices.q }),
    ...(Object.fromEntries(chosen) as { [K in keyof F]?: FacetChoice<F, K>[] }),
    ...Object.fromEntries(bounds),
    sort: listSort(definition, choices),
  } as ListFilter<F, S, R>;
};
