import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { JOINED_BY, JOINED_TO } from '../rows-by-ids.ts';
import { type Cells, facetColumns, facetValues, fits, valuesOf } from './cells.ts';
import type { Facet, Filters, KeyRange, List, Scope } from './list.ts';
import type { Place } from './walk.ts';

/** The most rows that are read at once; a user rarely owns more. */
const MAX_ROWS = 100;

/** The rows of a page that are joined to the places of an unfiltered scope: `from` others come before them. */
export interface JoinedPage {
  from: number;
  size: number;
  joined: (db: Db | Tx) => RawBuilder<unknown>;
}

/** All rows of a scope with their counts; `placesFor` filters them, in the order of the sort. */
export interface SmallScope {
  cells: Cells;
  placesFor: (filters: Filters) => Place[];
  /** The rows that were joined, in the order of the sort. */
  rows: unknown[];
}

/** A place, with `key_<column>`, `f<facet>` and the columns of the joined row. */
type PlaceRow = Record<string, unknown> & { place_id: string; place_phase: number | null; place_order: number };
type ShownPlace = PlaceRow & { place_phase: number };

/** The columns that a sort of these ranges orders by: a phase, then its key and id. */
const orderOf = (ranges: readonly KeyRange[]): string => {
  const [first] = ranges;
  const alike = ranges.every(({ column, direction }) => column === first?.column && direction === first.direction);
  const keyOf = ({ column, direction }: KeyRange, when: (name: string) => string) =>
    [column, 'id'].map((name) => `${when(`d."${name}"`)} ${direction}`);
  // Where ranges differ, rows of other ranges are equal in each pair.
  const keys = (alike ? ranges.slice(0, 1) : ranges).flatMap((range, index) =>
    keyOf(range, (name) => (alike ? name : `case d.phase when ${index} then ${name} end`)),
  );
  return ['d.phase', ...keys].join(', ');
};

/**
 * Reads a small scope without a search in one query; a large one needs one to count and one for each key range to walk.
 * @param ranges of the sort
 * @param page whose rows are read by the same query
 * @returns null where the scope has more than MAX_ROWS rows
 */
export const readSmallScope = async (
  db: Db | Tx,
  list: List,
  scope: Scope,
  ranges: readonly KeyRange[],
  now: Date,
  page: JoinedPage | null = null,
): Promise<SmallScope | null> => {
  const facets = Object.values<Facet>(list.facets);
  const keyColumns = [...new Set(ranges.map(({ column }) => column))];
  const columns = new Set(['id', ...keyColumns, ...facets.flatMap(facetColumns)]);
  const phase = sql.join(
    ranges.map(({ where }, index) => sql`when ${where ?? sql.raw('true')} then ${sql.raw(`${index}`)}`),
    sql` `,
  );
  // Raw, since a reference costs Kysely ten times as much to build: the names are those of the list's declaration.
  const keys = keyColumns.map((column) => sql.raw(`d."${column}" as "key_${column}"`));
  const values = facetValues(facets, now);
  const order = sql.raw(`row_number() over (order by ${orderOf(ranges)})`);
  const places = sql`
    select ${sql.join([sql.raw('d.id as place_id, d.phase as place_phase'), sql`${order}::integer as place_order`, ...keys, ...values])}${
      page
        ? sql`, case when ${order} between ${page.from + 1} and ${page.from + page.size} then d.id end as ${sql.raw(JOINED_BY)}`
        : sql``
    }
      from (select ${sql.raw([...columns].map((name) => `d."${name}"`).join(', '))}, case ${phase} end as phase
        from ${sql.table(list.table)} d where ${scope.where} limit ${MAX_ROWS + 1}) as d`;
  const query = page
    ? sql<PlaceRow>`select * from (${places}) as ${sql.raw(JOINED_TO)} left join lateral (${page.joined(db)}) as joined on true`
    : sql<PlaceRow>`${places}`;
  const { rows } = await query.execute(db);
  if (rows.length > MAX_ROWS) return null;
  rows.sort((a, b) => a.place_order - b.place_order);
  const names = Object.keys(list.facets);
  // No range holds a row without a phase.
  const shown = rows.filter((row): row is ShownPlace => row.place_phase !== null);
  const entries = shown.map((row) => ({
    place: { phase: row.place_phase, key: String(row[`key_${ranges[row.place_phase]?.column}`]), id: row.place_id },
    values: names.map((_, index) => valuesOf(row[`f${index}`])),
  }));
  return {
    cells: { names, cells: entries.map(({ values }) => ({ values, count: 1 })), complete: true },
    placesFor: (filters) =>
      entries
        .filter(({ values }) => names.every((name, index) => fits(filters[name] ?? [], values[index] ?? [])))
        .map(({ place }) => place),
    rows: shown.filter(({ id }) => typeof id === 'string'),
  };
};
