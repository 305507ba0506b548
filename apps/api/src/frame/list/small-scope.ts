import { sql } from 'kysely';
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
 * Reads a small scope without a search in one query; a large one needs two, to count and to walk.
 * @returns null where the scope has more than MAX_ROWS rows
 */
export const readSmallScope = async (
  db: Db | Tx,
  list: List,
  scope: Scope,
  { column, direction, where }: KeyRange,
  now: Date,
): Promise<SmallScope | null> => {
  const facets = Object.values<Facet>(list.facets);
  const by = sql.ref(`d.${column}`);
  const way = sql.raw(direction);
  const columns = new Set(['id', column, ...facets.flatMap(facetColumns)]);
  const { rows } = await sql<Record<string, unknown> & { id: string; key: string | number }>`
    select ${sql.join([sql`d.id`, sql`${by} as key`, ...facetValues(facets, now)])}
      from (select ${sql.join([...columns].map((name) => sql.ref(`d.${name}`)))} from ${sql.table(list.table)} d
        where ${both([scope.where, where])} limit ${MAX_ROWS + 1}) as d
      order by ${by} ${way}, d.id ${way}`.execute(db);
  if (rows.length > MAX_ROWS) return null;
  const names = Object.keys(list.facets);
  const entries = rows.map((row) => ({
    place: { phase: 0, key: String(row.key), id: row.id },
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
