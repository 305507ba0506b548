import * as z from 'zod/mini';
import { type FacetDefinitions, type ListDefinition, RELEVANCE } from '../list/list-definition.ts';
import { type Access, binary, endpoint, facetedPageOf, facetValue, locale, manyOf, pageQuery } from './contract.ts';
import { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from './list-format.ts';

export { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from './list-format.ts';

type Shape = z.ZodMiniType;

/** Text around a search hit, in pieces; pieces with `hit` are highlighted. */
export const snippet = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Snippet = z.infer<typeof snippet>;

/** Fields that a searched list adds to each item. */
export const hits = { title_hits: z.nullable(snippet), snippet: z.nullable(snippet) };

/** What helps a search that finds little. */
export const listHelp = z.object({
  /** Another spelling, made of the list's own terms, that finds more. */
  suggestion: z.nullable(z.object({ q: z.string(), total: z.number() })),
  /** Hits of the same search without the values of one facet. */
  without: z.array(z.object({ facet: z.string(), total: z.number() })),
  /** Hits of the same search in other lists of the domain, without filters. */
  elsewhere: z.array(z.object({ list: z.string(), total: z.number() })),
});
export interface ListHelp extends z.infer<typeof listHelp> {}

type Counted<F extends FacetDefinitions> = { [K in keyof F]: z.ZodMiniArray<typeof facetValue> };

/** Schema of one value, for each facet whose values only the service knows. */
type OpenShapes<F extends FacetDefinitions> = { [K in keyof F as F[K] extends null ? K : never]: Shape };
/** Schema of one value of each facet. */
type ValueShapes<F extends FacetDefinitions, O> = {
  [K in keyof F]: F[K] extends readonly (infer V extends string)[]
    ? z.ZodMiniEnum<{ [N in V]: N }>
    : K extends keyof O
      ? O[K]
      : never;
};
type Many<F> = { [K in keyof F]: F[K] extends Shape ? ReturnType<typeof manyOf<F[K]>> : never };

const q = z.optional(z.string().check(z.maxLength(100)));

/** A bound of a range, in the unit of the item's field. */
const bound = z.optional(z.coerce.number().check(z.gte(0), z.lte(100_000_000)));
type Bounds<R extends string> = { [K in `${R}_min` | `${R}_max`]: typeof bound };

const mapFacets = <F extends FacetDefinitions>(
  facets: F,
  make: (name: string, values: readonly string[] | null) => Shape,
) => Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, make(name, values)]));

type Optional<N> = { [K in keyof N]: N[K] extends Shape ? z.ZodMiniOptional<N[K]> : never };

interface ListSpec<
  A,
  Item,
  F extends FacetDefinitions,
  S extends string,
  X extends ListFormat,
  O,
  R extends string,
  N,
> {
  path: string;
  /** Summary in the OpenAPI document: `Policy documents`. */
  summary: string;
  access: A;
  item: Item;
  list: ListDefinition<F, S, X, R>;
  /** Schema of one value, for each facet that `list` declares as `null`. */
  shapes: O;
  /** Filters without counts, such as the id of a building, which has too many values for a facet. */
  narrowed?: N;
}

/**
 * Both endpoints of a list: `list`, a page of items with facet counts, and `file`, the same rows from the first on as
 * one file at `<path>.<format>`. A domain registers both: `listPolicies: policies.list, policiesFile: policies.file`.
 */
export const listEndpoints = <
  const A extends Access,
  Item extends Shape,
  F extends FacetDefinitions,
  const S extends string,
  const X extends ListFormat,
  O extends OpenShapes<F>,
  R extends string = never,
  N extends Readonly<Record<string, Shape>> = Record<never, Shape>,
>({
  path,
  summary,
  access,
  item,
  list: { facets, sorts, formats, ranges = [] },
  shapes,
  narrowed,
}: ListSpec<A, Item, F, S, X, O, R, N>) => {
  const open: Readonly<Record<string, Shape>> = shapes;
  const many = mapFacets(facets, (name, values) => manyOf(values ? z.enum(values) : (open[name] ?? z.never()))) as Many<
    ValueShapes<F, O>
  >;
  const counted = mapFacets(facets, () => z.array(facetValue)) as Counted<F>;
  const words = (sorts.some((name) => name === RELEVANCE) ? { q } : {}) as typeof RELEVANCE extends S
    ? { q: typeof q }
    : object;
  const bounds = Object.fromEntries(
    ranges.flatMap((name) => [`${name}_min`, `${name}_max`]).map((name) => [name, bound]),
  ) as Bounds<R>;
  const exact = Object.fromEntries(
    Object.entries(narrowed ?? {}).map(([name, shape]) => [name, z.optional(shape)]),
  ) as Optional<N>;
  const filter = { ...words, ...many, ...bounds, ...exact, sort: z.optional(z.enum(sorts)) };
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary,
      access,
      query: z.object({ ...filter, ...pageQuery }),
      // `help` is null where enough is found.
      response: z.extend(facetedPageOf(item, counted), { help: z.nullable(listHelp) }),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}.{format}`,
      summary: `${summary}, as a file; ${ROW_LIMIT_HEADER} says how many rows it holds at most, ${MORE_ROWS_HEADER} whether there are more`,
      access,
      params: z.object({ format: z.enum(formats) }),
      // Feed readers send no `accept-language`.
      query: z.object({ ...filter, lang: z.optional(locale) }),
      response: binary,
    }),
  };
};
