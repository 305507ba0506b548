import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { JOINED_BY, JOINED_TO, type JoinedRows } from '../rows-by-ids.ts';
import { type Cells, facetColumns, facetValues, valuesOf } from './cells.ts';
import { filtered } from './conditions.ts';
import { both, type Facet, type Filters, type KeyRange, type List, type Scope } from './list.ts';
import type { Place } from './walk.ts';

/** The most rows that are sorted and counted for a page; a user rarely owns more. */
const MAX_ROWS = 100;

/** Which page of a scope: `from` rows come before it. */
interface PageQuery {
  filters: Filters;
  from: number;
  size: number;
  /** Of a list whose pages read their rows with the places. */
  joined: JoinedRows | undefined;
}

/** A page of a scope with few rows. */
export interface SmallPage {
  /** Counts of the whole scope, before any facet is chosen. */
  cells: Cells;
  /** Places of the page, and one more where there is a next page. */
  places: Place[];
  /** Joined rows, in the order of the sort; null where the list joins none. */
  rows: unknown[] | null;
}

/** A place, with `key_<column>` and the columns of the joined row; without a place where the page is empty. */
type PlaceRow = Record<string, unknown> & {
  place_id: string | null;
  place_phase: number;
  place_order: number;
  /** In the row of the first place, by combination of the facets' values: rows in a range of the sort, rows in none, and the values. */
  counted_cells: [inside: number, outside: number, ...values: unknown[]][] | null;
};

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

/** Counts by combination of the facets' values, as one column of JSON. */
const countedCells = (list: List, now: Date): RawBuilder<unknown> => {
  const facets = Object.values<Facet>(list.facets);
  const grouped = facets.length > 0 ? `group by ${facets.map((_, index) => index + 1).join()}` : '';
  const counts = [
    sql`count(*) filter (where d.phase is not null)::integer as inside`,
    sql`count(*) filter (where d.phase is null)::integer as outside`,
  ];
  const names = ['inside', 'outside', ...facets.map((_, index) => `f${index}`)].map((name) => `c.${name}`);
  return sql`select json_agg(json_build_array(${sql.raw(names.join())})) as counted_cells
    from (select ${sql.join([...facetValues(facets, now), ...counts])} from scope d ${sql.raw(grouped)}) as c`;
};

/**
 * Reads a page of a small scope without a search, and its counts, in one query; a large scope needs one to count and one for
 * each key range to walk.
 * @param ranges of the sort
 * @returns null where the scope has more than MAX_ROWS rows
 */
export const readSmallPage = async (
  db: Db | Tx,
  list: List,
  scope: Scope,
  ranges: readonly KeyRange[],
  { filters, from, size, joined }: PageQuery,
  now: Date,
): Promise<SmallPage | null> => {
  const keyColumns = [...new Set(ranges.map(({ column }) => column))];
  const columns = new Set(['id', ...keyColumns, ...Object.values<Facet>(list.facets).flatMap(facetColumns)]);
  const phase = sql.join(
    ranges.map(({ where }, index) => sql`when ${where ?? sql.raw('true')} then ${sql.raw(`${index}`)}`),
    sql` `,
  );
  // Raw, since a reference costs Kysely ten times as much to build: the names are those of the list's declaration.
  const keys = sql.raw(keyColumns.map((column) => `d."${column}" as "key_${column}"`).join());
  const shown = both([sql`d.phase is not null`, filtered(list, filters, now, 'columns')]);
  const places = sql`
    select d.id as place_id, d.phase as place_phase, ${keys}, row_number() over (order by ${sql.raw(orderOf(ranges))})::integer as place_order
    from scope d where ${shown}`;
  const page = sql`select *, case when place_order <= ${from + size} then place_id end as ${sql.raw(JOINED_BY)}
    from (${places}) as p where place_order between ${from + 1} and ${from + size + 1}`;
  const { rows } = await sql<PlaceRow>`
    with scope as materialized (
      select ${sql.raw([...columns].map((name) => `d."${name}"`).join())}, case ${phase} end as phase
      from ${sql.table(list.table)} d where ${scope.where} limit ${MAX_ROWS + 1})
    select case when coalesce(place_order, ${from + 1}) = ${from + 1} then counted_cells end as counted_cells, page.*
    from (${countedCells(list, now)}) as counted
    left join (${joined ? sql`select * from (${page}) as ${sql.raw(JOINED_TO)} left join lateral (${joined(db)}) as joined on true` : page}) as page on true`.execute(
    db,
  );
  // A join may return the places in any order.
  const counted = rows.find(({ counted_cells }) => counted_cells !== null)?.counted_cells ?? [];
  if (counted.reduce((sum, [inside, outside]) => sum + inside + outside, 0) > MAX_ROWS) return null;
  const names = Object.keys(list.facets);
  const placed = rows.filter((row): row is PlaceRow & { place_id: string } => row.place_id !== null);
  placed.sort((a, b) => a.place_order - b.place_order);
  return {
    // No range holds a row without a phase.
    cells: {
      names,
      cells: counted.flatMap(([count, , ...values]) => (count > 0 ? [{ count, values: values.map(valuesOf) }] : [])),
      complete: true,
    },
    places: placed.map((row) => ({
      phase: row.place_phase,
      key: String(row[`key_${ranges[row.place_phase]?.column}`]),
      id: row.place_id,
    })),
    // A row that was deleted meanwhile joins nothing.
    rows: joined ? placed.slice(0, size).filter(({ id }) => typeof id === 'string') : null,
  };
};
