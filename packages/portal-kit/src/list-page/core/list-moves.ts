/** From one address of a list to the next. */
import { ALL, DEFAULT_SIZE, type ListSearch, OWN } from './list-search.ts';

/** Rows that page numbers reach; further on the list is to be narrowed. */
const DEPTH = 10_000;

/** Whether a facet has just the values that its list opens with. */
export const isDefaultFacet = ({ facets, defaults = {} }: ListSearch, name: string): boolean => {
  const [chosen = [], values] = [facets[name], defaults[name]];
  return values !== undefined && chosen.length === values.length && values.every((value) => chosen.includes(value));
};

/** The values of a facet as an address has them: none for the default ones. */
const facetPairs = (search: ListSearch, name: string): [string, string][] => {
  const chosen = search.facets[name] ?? [];
  if (isDefaultFacet(search, name)) return [];
  if (chosen.length === 0 && search.defaults?.[name]) return [[name, ALL]];
  return chosen.map((value) => [name, value]);
};

/** A list's own parameters, without those of others. */
const pairsOf = (search: ListSearch): [string, string][] => [
  ...OWN.flatMap((name): [string, string][] => {
    const value = search[name as 'q' | 'sort' | 'page' | 'size' | 'view'];
    return value === undefined ? [] : [[name, String(value)]];
  }),
  ...[...new Set([...Object.keys(search.facets), ...Object.keys(search.defaults ?? {})])].flatMap((name) =>
    facetPairs(search, name),
  ),
  ...Object.entries(search.bounds ?? {}).map(([name, bound]): [string, string] => [name, String(bound)]),
];

/** Address of a list. Defaults are left out, foreign parameters stay. */
export const listHref = (path: string, search: ListSearch): string => {
  const text = String(new URLSearchParams([...pairsOf(search), ...search.rest].map(([name, value]) => [name, value])));
  return text ? `${path}?${text}` : path;
};

/** Any other choice starts at the first page again. */
const fromStart = <Facet extends string>({ page: _, ...search }: ListSearch<Facet>): ListSearch<Facet> => search;

/** With a value of a facet; without it where it is chosen already. */
export const withFacet = <Facet extends string>(
  search: ListSearch<Facet>,
  facet: Facet,
  value: string,
): ListSearch<Facet> => {
  const chosen = search.facets[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...fromStart(search), facets: { ...search.facets, [facet]: next } };
};

export const withoutFacet = <Facet extends string>(search: ListSearch<Facet>, facet: Facet): ListSearch<Facet> => ({
  ...fromStart(search),
  facets: { ...search.facets, [facet]: [] },
});

/** The values that a list opens with. */
const defaultFacets = <Facet extends string>({ defaults = {} }: ListSearch<Facet>): ListSearch<Facet>['facets'] =>
  Object.fromEntries(
    Object.entries(defaults as Record<string, readonly string[]>).map(([name, values]) => [name, [...values]]),
  ) as ListSearch<Facet>['facets'];

export const withoutFacets = <Facet extends string>(search: ListSearch<Facet>): ListSearch<Facet> => {
  const { bounds: _, ...others } = fromStart(search);
  return { ...others, facets: defaultFacets(search) };
};

/** Without both bounds of a range. */
export const withoutRange = <Facet extends string>(search: ListSearch<Facet>, range: string): ListSearch<Facet> => {
  const { bounds = {}, ...others } = fromStart(search);
  const left = Object.entries(bounds).filter(([name]) => name !== `${range}_min` && name !== `${range}_max`);
  return { ...others, ...(left.length > 0 && { bounds: Object.fromEntries(left) }) };
};

/** Without search words and facets: offered if nothing matches. */
export const withoutChoices = <Facet extends string>(search: ListSearch<Facet>): ListSearch<Facet> => {
  const { q: _, sort: __, ...others } = withoutFacets(search);
  return others;
};

/** Other search words, best hits first. */
export const withWords = <Facet extends string>(search: ListSearch<Facet>, q: string): ListSearch<Facet> => {
  const { sort: _, ...others } = fromStart(search);
  return { ...others, q };
};

export const withSort = <Facet extends string>(search: ListSearch<Facet>, sort: string): ListSearch<Facet> => ({
  ...fromStart(search),
  sort,
});

/** The same rows drawn otherwise, so the page stays. `null` is the view that the list opens with. */
export const withView = <Facet extends string>(
  { view: _, ...search }: ListSearch<Facet>,
  view: string | null,
): ListSearch<Facet> => ({ ...search, ...(view !== null && { view }) });

/** @param page From 1. */
export const withPage = <Facet extends string>(search: ListSearch<Facet>, page: number): ListSearch<Facet> => ({
  ...fromStart(search),
  ...(page > 1 && { page }),
});

export const withSize = <Facet extends string>(search: ListSearch<Facet>, size: number): ListSearch<Facet> => {
  const { size: _, ...rest } = fromStart(search);
  return size === DEFAULT_SIZE ? rest : { ...rest, size };
};

/** Hidden fields of a form that changes one choice of the search and keeps the others. */
export const formPairs = (search: ListSearch) => [...pairsOf(search), ...search.rest];

/**
 * Hidden fields of the search form: parameters that a new search keeps. Not the sort, since a search sorts by
 * relevance.
 */
export const hiddenPairs = ({ q: _, sort: __, page: ___, ...search }: ListSearch) => formPairs(search);

/** How many pages can be turned to. */
export const pageCount = (total: number, size: number): number => Math.ceil(Math.min(total, DEPTH) / size);
