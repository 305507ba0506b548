import type { ListFormat } from '../contract/list-format.ts';

/** Facets by name, in the order in which a page shows them: the values of each, or `null` where only the service knows them. */
export type FacetDefinitions = Readonly<Record<string, readonly string[] | null>>;

/**
 * What a list can be narrowed by, sorted by and fetched as. Plain data: the contract makes its schemas of it, and pages their
 * address, query and labels, without the schemas' code.
 */
export interface ListDefinition<
  F extends FacetDefinitions = FacetDefinitions,
  S extends string = string,
  X extends ListFormat = ListFormat,
> {
  facets: F;
  /** A searched list has `relevance` first, and takes words as `q`. The first of the others is the default. */
  sorts: readonly [S, ...S[]];
  /** The files that the list can be fetched as. */
  formats: readonly [X, ...X[]];
}

/** The sort of a searched list that puts the best hits first. */
export const RELEVANCE = 'relevance';

/** Declares a list; the names of its facets, values, sorts and formats stay in its type. */
export const defineList = <const F extends FacetDefinitions, const S extends string, const X extends ListFormat>(
  definition: ListDefinition<F, S, X>,
): ListDefinition<F, S, X> => definition;

/** One chosen value of a facet: one of its values, or any text where only the service knows them. */
export type FacetChoice<F extends FacetDefinitions, K extends keyof F> = F[K] extends readonly (infer V)[] ? V : string;

/** A list's query without its page: words, chosen values, sort. It is also the query of the list's file. */
export type ListFilter<F extends FacetDefinitions, S extends string> = {
  q?: string;
  sort: S;
} & { [K in keyof F]?: FacetChoice<F, K>[] };

/** What a visitor chose, as an address has it: values that the list does not have are ignored. */
export interface ListChoices {
  q?: string;
  sort?: string;
  facets: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The chosen sort; else the best hits first for words, and the list's default without them. */
export const listSort = <S extends string>(
  { sorts }: Pick<ListDefinition<FacetDefinitions, S>, 'sorts'>,
  { q, sort }: Pick<ListChoices, 'q' | 'sort'>,
): S => sorts.find((name) => name === sort) ?? sorts.find((name) => (name === RELEVANCE) === Boolean(q)) ?? sorts[0];

/** The query of a list's first page and of its file, from what a visitor chose. */
export const listFilter = <F extends FacetDefinitions, S extends string>(
  definition: ListDefinition<F, S>,
  choices: ListChoices,
): ListFilter<F, S> => {
  const chosen = Object.entries(definition.facets).flatMap(([name, values]) => {
    const valid = choices.facets[name]?.filter((value) => values?.includes(value) ?? true) ?? [];
    return valid.length > 0 ? [[name, valid]] : [];
  });
  return {
    ...(choices.q && { q: choices.q }),
    ...(Object.fromEntries(chosen) as { [K in keyof F]?: FacetChoice<F, K>[] }),
    sort: listSort(definition, choices),
  } as ListFilter<F, S>;
};
