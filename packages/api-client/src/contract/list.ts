import * as z from 'zod/mini';
import { type Access, binary, endpoint, facetedPageOf, facetValue, locale, manyOf, pageQuery } from './contract.ts';
import { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from './list-format.ts';

export { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from './list-format.ts';

type Shape = z.ZodMiniType;

/** Pieces of text around a search hit; `hit` pieces are to be marked. */
export const snippet = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Snippet = z.infer<typeof snippet>;

/** What an item of a searched list has besides its own fields. */
export const hits = { title_hits: z.nullable(snippet), snippet: z.nullable(snippet) };

type Shapes = Readonly<Record<string, Shape>>;
type Many<F extends Shapes> = { [K in keyof F]: ReturnType<typeof manyOf<F[K]>> };
type Counted<F extends Shapes> = { [K in keyof F]: z.ZodMiniArray<typeof facetValue> };

const q = z.optional(z.string().check(z.maxLength(100)));

const mapped = <F extends Shapes>(facets: F, make: (shape: Shape) => Shape) =>
  Object.fromEntries(Object.entries(facets).map(([name, shape]) => [name, make(shape)]));

interface ListSpec<A, Item, F, S, X> {
  path: string;
  /** What the list holds: `Policy documents`. */
  summary: string;
  access: A;
  item: Item;
  /** Names of the facets with the shape of one value. */
  facets: F;
  /** The sorts that can be asked for. A searched list has `relevance` among them, and takes words as `q`. */
  sorts: S;
  /** The files that the list can be fetched as. */
  formats: X;
}

/**
 * The two calls of a list, from its fields: `list`, a page of items with the counts of its facets, and `file`, the same rows
 * from the first on as one file at `<path>.<format>`. Keep each as an endpoint of its domain:
 * `listPolicies: policies.list, policiesFile: policies.file`.
 */
export const listEndpoints = <
  const A extends Access,
  Item extends Shape,
  F extends Shapes,
  const S extends readonly [string, ...string[]],
  const X extends readonly [ListFormat, ...ListFormat[]],
>({
  path,
  summary,
  access,
  item,
  facets,
  sorts,
  formats,
}: ListSpec<A, Item, F, S, X>) => {
  const many = mapped(facets, manyOf) as Many<F>;
  const counted = mapped(facets, () => z.array(facetValue)) as Counted<F>;
  const words = (sorts.includes('relevance') ? { q } : {}) as 'relevance' extends S[number] ? { q: typeof q } : object;
  const filters = { ...words, ...many, sort: z.optional(z.enum(sorts)) };
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary,
      access,
      query: z.object({ ...filters, ...pageQuery }),
      response: facetedPageOf(item, counted),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}.{format}`,
      summary: `${summary}, as a file; ${ROW_LIMIT_HEADER} says how many rows it holds at most, ${MORE_ROWS_HEADER} whether there are more`,
      access,
      params: z.object({ format: z.enum(formats) }),
      // A program that reads a feed sends no language.
      query: z.object({ ...filters, lang: z.optional(locale) }),
      response: binary,
    }),
  };
};
