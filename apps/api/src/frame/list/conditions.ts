import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { both, type Condition, type Facet, type Filters, type List, type Scope } from './list.ts';
import type { SearchQuery } from './parse-query.ts';
import type { Search } from './search/expand-query.ts';
import { FACET } from './tokens.ts';

/**
 * Hides the condition from indexes, so that the planner estimates half of all rows and walks the index of the sort.
 * Its own estimate for a phrase is too low, and it would read the whole table.
 */
export const walked = (condition: Condition): Condition =>
  sql<SqlBool>`case when ${condition} then true else false end`;

const words = (query: string): RawBuilder<string> => sql`plainto_tsquery('english', ${query})`;

/** The lexemes of a search as one tsquery; null for none. */
const lexemes = (query: SearchQuery): RawBuilder<string> | null => {
  if (query.han !== null && query.words !== null) return sql`(${query.han}::tsquery && ${words(query.words)})`;
  if (query.han !== null) return sql`${query.han}::tsquery`;
  return query.words === null ? null : words(query.words);
};

const containing = (term: string): string =>
  `%${term.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_')}%`;

/** Initials of the title's pinyin: threes find candidates, LIKE decides. */
const initials = (query: SearchQuery): Condition | null =>
  query.initials &&
  sql<SqlBool>`(d.title_vector @@ ${query.initials.query}::tsquery and d.title_initials like ${containing(query.initials.contains)})`;

/** How many characters of `search_text` the titles take, the line break between two of them included. */
const titleLength = ({ search }: List): RawBuilder<number> => {
  const [first, ...others] = (search?.titles ?? []).map((column) => sql`length(${sql.ref(`d.${column}`)})`);
  return sql.join([first, ...others.map((length) => sql`coalesce(${length} + 1, 0)`)], sql` + `);
};

type Where = 'title' | 'anywhere';

const vectorOf = (where: Where): RawBuilder<unknown> =>
  sql.ref(where === 'title' ? 'd.title_vector' : 'd.search_vector');

/** The titles stand first in `search_text`, which is where a term must begin. */
const containsAll = (list: List, terms: readonly string[], where: Where): Condition[] =>
  terms.map((term) =>
    where === 'title'
      ? sql<SqlBool>`strpos(left(d.search_text, ${titleLength(list)}), ${term}) > 0`
      : sql<SqlBool>`d.search_text like ${containing(term)}`,
  );

/** Hits of a search as it was typed; `search_vector` holds the lexemes of the titles too. */
const hitsExactly = (list: List, query: SearchQuery, place: Where): Condition => {
  const where = query.titleOnly ? 'title' : place;
  const terms = lexemes(query);
  const byWords = terms && sql<SqlBool>`${vectorOf(where)} @@ ${terms}`;
  const byInitials = initials(query);
  const hit = byWords && byInitials ? sql<SqlBool>`(${byWords} or ${byInitials})` : (byWords ?? byInitials);
  return both([hit, ...containsAll(list, query.contains, where)]);
};

/** A single tsquery of all groups: the index then reads the rarest group and looks up the others. */
const groupsQuery = (groups: readonly (readonly SearchQuery[])[]): RawBuilder<string> => {
  const parts = groups.map(
    (group) =>
      sql`(${sql.join(
        group.flatMap((query) => lexemes(query) ?? []),
        sql` || `,
      )})`,
  );
  return sql`(${sql.join(parts, sql` && `)})`;
};

const hitsGroups = (list: List, groups: readonly (readonly SearchQuery[])[], where: Where): Condition => {
  const rechecked = groups.flatMap((group): Condition[] => {
    if (group.every(({ contains }) => contains.length === 0)) return [];
    const alternatives = group.map((query) => {
      // Pairs of a phrase are in its text where the text has the phrase.
      const terms =
        query.contains.length > 0
          ? containsAll(list, query.contains, where)
          : [sql<SqlBool>`${vectorOf(where)} @@ ${lexemes(query)}`];
      return sql<SqlBool>`(${both(terms)})`;
    });
    return [sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`];
  });
  const byInitials = groups
    .flat()
    .map(initials)
    .find((condition) => condition !== null);
  const hit = both([sql<SqlBool>`${vectorOf(where)} @@ ${groupsQuery(groups)}`, ...rechecked]);
  return byInitials ? sql<SqlBool>`((${hit}) or ${byInitials})` : hit;
};

/** Hits in a title, of the search as it was typed. */
export const hitsTitleExactly = (list: List, { exact }: Search): Condition => hitsExactly(list, exact, 'title');

/** Hits in a title. */
export const hitsTitle = (list: List, { exact, groups }: Search): Condition =>
  groups ? hitsGroups(list, groups, 'title') : hitsExactly(list, exact, 'title');

/** Hits anywhere. */
export const hitsAnywhere = (list: List, { exact, groups }: Search): Condition =>
  groups ? hitsGroups(list, groups, 'anywhere') : hitsExactly(list, exact, 'anywhere');

/** The lexeme of a facet's value in the search vector: `l:municipal`. */
export const facetLexeme = (name: string, facet: { lexeme?: string }, value: string): string =>
  `${facet.lexeme ?? name}:${value}`;

type Chosen = readonly (readonly [name: string, facet: Facet, values: readonly string[]])[];

const chosenOf = (list: List, filters: Filters): Chosen =>
  Object.entries(list.facets).flatMap(([name, facet]) => {
    const values = filters[name] ?? [];
    return values.length > 0 ? [[name, facet, values] as const] : [];
  });

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** The chosen facets as one tsquery, so that one GIN index intersects them with the words; null for none. */
const inSearchVector = (chosen: Chosen): Condition | null => {
  const parts = chosen.flatMap(([name, facet, values]) =>
    facet.kind === 'state'
      ? []
      : [`(${values.map((value) => quoted(FACET + facetLexeme(name, facet, value))).join(' | ')})`],
  );
  return parts.length > 0 ? sql<SqlBool>`d.search_vector @@ ${parts.join(' & ')}::tsquery` : null;
};

const inColumns = (chosen: Chosen): Condition[] =>
  chosen.flatMap(([, facet, values]) => {
    if (facet.kind === 'state') return [];
    const column = sql.ref(`d.${facet.column}`);
    if (facet.kind === 'array') return [sql<SqlBool>`${column} && ${sql.val([...values])}::text[]`];
    return [sql<SqlBool>`${column} in (${sql.join(facet.kind === 'year' ? values.map(Number) : [...values])})`];
  });

/**
 * Facets, and the states that dates decide; null where none is chosen.
 * @param by what facets are compared with: the search vector, where the list has one, or their columns
 */
export const filtered = (
  list: List,
  filters: Filters,
  now: Date,
  by: 'vector' | 'columns' = 'vector',
): Condition | null => {
  const chosen = chosenOf(list, filters);
  if (chosen.length === 0) return null;
  const states = chosen.flatMap(([, facet, values]) =>
    facet.kind === 'state' ? [sql<SqlBool>`(${facet.of(now)}) in (${sql.join([...values])})`] : [],
  );
  return both([...(list.search && by === 'vector' ? [inSearchVector(chosen)] : inColumns(chosen)), ...states]);
};

/** The chosen single values of facets that lead the indexes of the sorts. */
export const leadingOf = (list: List, filters: Filters): Filters =>
  Object.fromEntries(
    chosenOf(list, filters).flatMap(([name, facet, values]) =>
      facet.kind === 'value' && facet.leads && values.length === 1 ? [[name, values]] : [],
    ),
  );

/** The same as a condition on the columns, for the indexes that begin with one of them. */
export const leadingRows = (list: List, filters: Filters): Condition | null => {
  const columns = inColumns(chosenOf(list, leadingOf(list, filters)));
  return columns.length > 0 ? both(columns) : null;
};

/** Rows within the bounds of a query and with its exact values, as a scope: the key tells its counts from others. */
export const rangeScope = (list: List, query: Readonly<Record<string, unknown>>): Scope | null => {
  const bounds = Object.entries(list.ranges ?? {}).flatMap(([name, { column, scale }]) =>
    (['min', 'max'] as const).flatMap((end) => {
      const value = query[`${name}_${end}`];
      if (typeof value !== 'number') return [];
      const limit = end === 'min' ? Math.ceil(value * scale) : Math.floor(value * scale);
      const where = sql<SqlBool>`${sql.ref(`d.${column}`)} ${sql.raw(end === 'min' ? '>=' : '<=')} ${limit}::bigint`;
      return [{ key: `${name} ${end} ${limit}`, where }];
    }),
  );
  const exact = Object.entries(list.narrowed ?? {}).flatMap(([name, column]) => {
    const value = query[name];
    if (typeof value !== 'string') return [];
    return [{ key: `${name} ${value}`, where: sql<SqlBool>`${sql.ref(`d.${column}`)} = ${value}` }];
  });
  const all = [...bounds, ...exact];
  if (all.length === 0) return null;
  return { key: all.map(({ key }) => key).join(), where: both(all.map(({ where }) => where)) };
};

/** The first and the last chosen year of each facet of years by which a walk can be bounded. */
export const yearSpans = (
  list: List,
  filters: Filters,
): { name: string; dates: string; first: number; last: number }[] =>
  chosenOf(list, filters).flatMap(([name, facet, values]) => {
    if (facet.kind !== 'year' || facet.dates === undefined) return [];
    const years = values.map(Number);
    return [{ name, dates: facet.dates, first: Math.min(...years), last: Math.max(...years) }];
  });

/** The dates among which the chosen years lie, for the index of the sort; null where years say nothing about it. */
export const yearsOf = (list: List, filters: Filters): Condition | null => {
  // Four digits, from the year 1 on: the calendar of the database has no year 0.
  const day = (year: number, end: string) => `${String(Math.max(1, year)).padStart(4, '0')}-${end}`;
  const ranges = yearSpans(list, filters).map(
    ({ dates, first, last }) =>
      sql<SqlBool>`${sql.ref(`d.${dates}`)} between ${day(first, '01-01')}::date and ${day(last, '12-31')}::date`,
  );
  return ranges.length > 0 ? both(ranges) : null;
};
