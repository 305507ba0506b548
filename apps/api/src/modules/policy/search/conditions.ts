import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Kind } from './kinds.ts';
import type { SearchQuery } from './parse-query.ts';
import { FACET } from './tokens.ts';

type Condition = RawBuilder<SqlBool>;

/** Chosen facets; several values of one facet are alternatives. */
export interface Filters {
  department?: readonly string[] | undefined;
  level?: readonly string[] | undefined;
  industry?: readonly string[] | undefined;
  year?: readonly string[] | undefined;
  /** Validity of policies, status of calls. */
  state?: readonly string[] | undefined;
}

export const both = (conditions: readonly (Condition | null)[]): Condition => {
  const present = conditions.filter((one): one is Condition => one !== null);
  return present.length === 0 ? sql<SqlBool>`true` : sql.join<SqlBool>(present, sql` and `);
};

/**
 * The condition in a form that no index answers and that the planner takes to hold for half of all rows: it then walks
 * the index of the sort. Left to itself it thinks that a phrase is rarer than it is, and reads the whole table.
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
  sql<SqlBool>`(d.title_bag @@ ${query.initials.query}::tsquery and d.title_initials like ${containing(query.initials.contains)})`;

/** Hits in a title. The titles stand first in `search_text`, which is where a term must begin. */
export const hitsTitle = (query: SearchQuery): Condition => {
  const found = lexemes(query);
  const byWords = found && sql<SqlBool>`d.title_bag @@ ${found}`;
  const byInitials = initials(query);
  const hit = byWords && byInitials ? sql<SqlBool>`(${byWords} or ${byInitials})` : (byWords ?? byInitials);
  const rechecked = query.contains.map(
    (term) =>
      sql<SqlBool>`strpos(left(d.search_text, length(d.title_zh) + coalesce(length(d.title_en) + 1, 0)), ${term}) > 0`,
  );
  return both([hit, ...rechecked]);
};

/** Hits anywhere: `bag` holds the lexemes of the titles too. */
export const hitsAnywhere = (query: SearchQuery): Condition => {
  if (query.titleOnly) return hitsTitle(query);
  const found = lexemes(query);
  const byWords = found && sql<SqlBool>`d.bag @@ ${found}`;
  const byInitials = initials(query);
  const hit = byWords && byInitials ? sql<SqlBool>`(${byWords} or ${byInitials})` : (byWords ?? byInitials);
  return both([hit, ...query.contains.map((term) => sql<SqlBool>`d.search_text like ${containing(term)}`)]);
};

const letters: readonly (readonly [Exclude<keyof Filters, 'state'>, string])[] = [
  ['department', 'd'],
  ['level', 'l'],
  ['industry', 'i'],
  ['year', 'y'],
];

/** The chosen facets as one tsquery, so that one GIN index intersects them with the words; null for none. */
const facetQuery = (filters: Filters): string | null => {
  const parts = letters.flatMap(([name, letter]) => {
    const values = filters[name];
    if (!values || values.length === 0) return [];
    return [
      `(${values.map((value) => `'${FACET}${letter}:${value.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`).join(' | ')})`,
    ];
  });
  return parts.length > 0 ? parts.join(' & ') : null;
};

/** Facets, and the state that dates decide. */
export const filtered = (kind: Kind, filters: Filters, now: Date): Condition | null => {
  const facets = facetQuery(filters);
  const state = filters.state && filters.state.length > 0 ? filters.state : null;
  if (facets === null && state === null) return null;
  return both([
    facets === null ? null : sql<SqlBool>`d.bag @@ ${facets}::tsquery`,
    state && sql<SqlBool>`(${kind.stateOf(now)}) in (${sql.join([...state])})`,
  ]);
};

/** The dates among which the chosen years lie, for the index of the sort; null where years say nothing about it. */
export const yearsOf = (kind: Kind, { year = [] }: Filters): Condition | null => {
  if (kind.yearOf === null || year.length === 0) return null;
  const years = year.map(Number);
  return sql<SqlBool>`${sql.ref(`d.${kind.yearOf}`)} between ${`${Math.min(...years)}-01-01`}::date and ${`${Math.max(...years)}-12-31`}::date`;
};
