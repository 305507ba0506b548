import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { type Cells, facetColumns, facetValues, fits, valuesOf } from './cells.ts';
import { both, type Facet, type Filters, type KeyRange, type List, type Scope } from './list.ts';
import type { Place } from './walk.ts';

/** The most rows that are read at once; a user rarely owns more. */
const MAX_ROWS = 100;

/** All rows of a scope with their counts; `placesFor` filters them, in the order of the sort. */
export interface SmallScope {
  cells: Cells;
  placesFor: (filters: Filters) => Place[];
}

/**
 * Reads a small scope without a search in one query; a large one needs one to count and one for each key range to walk.
 * @param ranges of the sort
 * @returns null where the scope has more than MAX_ROWS rows
 */
export const readSmallScope = async (
  db: Db | Tx,
  list: List,
  scope: Scope,
  ranges: readonly KeyRange[],
  now: Date,
): Promise<SmallScope | null> => {
  const facets = Object.values<Facet>(list.facets);
  const columns = new Set(['id', ...ranges.map(({ column }) => column), ...facets.flatMap(facetColumns)]);
  const phase = sql.join(
    ranges.map(({ where }, index) => sql`when ${where ?? sql.raw('true')} then ${sql.raw(`${index}`)}`),
    sql` `,
  );
  const inSome = ranges.flatMap(({ where }) => where ?? []);
  const shown = inSome.length < ranges.length ? null : sql<SqlBool>`(${sql.join(inSome, sql` or `)})`;
  // Raw, since a reference costs Kysely ten times as much to build: the names are those of the list's declaration.
  const keys = ranges.map(({ column }, index) => sql.raw(`d."${column}" as key${index}`));
  // Rows of other ranges are equal in each pair of these.
  const order = ranges.flatMap(({ column, direction }, index) =>
    [column, 'id'].map((name) => sql.raw(`case d.phase when ${index} then d."${name}" end ${direction}`)),
  );
  const { rows } = await sql<Record<string, unknown> & { id: string; phase: number }>`
    select ${sql.join([sql`d.id`, sql`d.phase`, ...keys, ...facetValues(facets, now)])}
      from (select ${sql.raw([...columns].map((name) => `d."${name}"`).join(', '))}, case ${phase} end as phase
        from ${sql.table(list.table)} d where ${both([scope.where, shown])} limit ${MAX_ROWS + 1}) as d
      order by ${sql.join([sql`d.phase`, ...order])}`.execute(db);
  if (rows.length > MAX_ROWS) return null;
  const names = Object.keys(list.facets);
  const entries = rows.map((row) => ({
    place: { phase: row.phase, key: String(row[`key${row.phase}`]), id: row.id },
    values: names.map((_, index) => valuesOf(row[`f${index}`])),
  }));
  return {
    cells: { names, cells: entries.map(({ values }) => ({ values, count: 1 })), complete: true },
    placesFor: (filters) =>
      entries
        .filter(({ values }) => names.every((name, index) => fits(filters[name] ?? [], values[index] ?? [])))
        .map(({ place }) => place),
  };
};
