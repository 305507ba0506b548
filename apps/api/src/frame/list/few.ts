import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { type Cells, facetColumns, facetValues, fits, valuesOf } from './cells.ts';
import { both, type Facet, type Filters, type List, type Scope, type Stretch } from './list.ts';
import type { Place } from './walk.ts';

/** Rows of one scope that are read together: somebody's own are hardly ever more. */
const FEW = 100;

/** All rows of a scope, counted; `placesFor` gives those that a choice of facets leaves, in the order of the sort. */
export interface Few {
  cells: Cells;
  placesFor: (filters: Filters) => Place[];
}

/**
 * A scope without a search, read in one query where a long one takes two, one to count and one to walk.
 * Null where it holds more than a few rows.
 */
export const readFew = async (
  db: Db | Tx,
  list: List,
  scope: Scope,
  { column, direction, where }: Stretch,
  now: Date,
): Promise<Few | null> => {
  const facets = Object.values<Facet>(list.facets);
  const by = sql.ref(`d.${column}`);
  const way = sql.raw(direction);
  const columns = new Set(['id', column, ...facets.flatMap(facetColumns)]);
  const { rows } = await sql<Record<string, unknown> & { id: string; key: string | number }>`
    select ${sql.join([sql`d.id`, sql`${by} as key`, ...facetValues(facets, now)])}
      from (select ${sql.join([...columns].map((name) => sql.ref(`d.${name}`)))} from ${sql.table(list.table)} d
        where ${both([scope.where, where])} limit ${FEW + 1}) as d
      order by ${by} ${way}, d.id ${way}`.execute(db);
  if (rows.length > FEW) return null;
  const names = Object.keys(list.facets);
  const found = rows.map((row) => ({
    place: { phase: 0, key: String(row.key), id: row.id },
    values: names.map((_, index) => valuesOf(row[`f${index}`])),
  }));
  return {
    cells: { names, cells: found.map(({ values }) => ({ values, count: 1 })), complete: true },
    placesFor: (filters) =>
      found
        .filter(({ values }) => names.every((name, index) => fits(filters[name] ?? [], values[index] ?? [])))
        .map(({ place }) => place),
  };
};
