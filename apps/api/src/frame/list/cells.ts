import type { FacetValue } from '@zonekit/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { hitsAnywhere, walked } from './conditions.ts';
import { both, CAP, type Condition, type Facet, type Filters, type List, type Scope } from './list.ts';
import type { Search } from './search/expand-query.ts';

/** How many rows there are of one combination of the facets' values, which stand in the order of `Cells.names`. */
interface Cell {
  values: readonly (readonly string[])[];
  count: number;
}

/** The counted rows of a search. `complete` is false where only the first 10,000 hits were counted. */
export interface Cells {
  names: readonly string[];
  cells: readonly Cell[];
  complete: boolean;
}

export const NO_CELLS: Cells = { names: [], cells: [], complete: true };

/** The columns that a facet reads. */
export const facetColumns = (facet: Facet): readonly string[] =>
  facet.kind === 'state' ? facet.columns : [facet.column];

/** The facets' values of a row, as columns `f0`, `f1`, … */
export const facetValues = (facets: readonly Facet[], now: Date): RawBuilder<unknown>[] =>
  facets.map(
    (facet, index) =>
      sql`${facet.kind === 'state' ? facet.of(now) : sql.ref(`d.${facet.column}`)} as ${sql.ref(`f${index}`)}`,
  );

/** What stands in such a column. */
export const valuesOf = (value: unknown): readonly string[] =>
  value === null ? [] : Array.isArray(value) ? value : [String(value)];

/**
 * Counts what a search finds, before any facet is chosen: every choice of facets is then counted in memory.
 * Without a search all rows are counted, from an index alone where one holds the facets' columns.
 */
export const countCells = async (
  db: Db | Tx,
  list: List,
  search: Search | null,
  scope: Scope | null,
  now: Date,
): Promise<Cells> => {
  const facets = Object.values<Facet>(list.facets);
  const names = Object.keys(list.facets);
  const table = sql.table(list.table);
  const some = search !== null || scope !== null;
  const where = both([scope?.where ?? null, search && hitsAnywhere(list, search)]);
  const columns = sql.join(
    [...new Set(['id', ...facets.flatMap(facetColumns)])].map((column) => sql.ref(`d.${column}`)),
  );
  const source = some ? sql`(select ${columns} from ${table} d where ${where} limit ${CAP + 1})` : table;
  const grouped =
    facets.length > 0 ? sql`group by ${sql.join(facets.map((_, index) => sql.raw(`${index + 1}`)))}` : sql``;
  const { rows } = await sql<Record<string, unknown> & { count: number }>`
    select ${sql.join([...facetValues(facets, now), sql`count(*)::integer as count`])} from ${source} as d ${grouped}`.execute(
    db,
  );
  const cells = rows.map((row) => ({ values: names.map((_, index) => valuesOf(row[`f${index}`])), count: row.count }));
  const total = cells.reduce((sum, cell) => sum + cell.count, 0);
  return { names, cells, complete: !some || total <= CAP };
};

/** Counts rows up to one beyond `cap`. */
export const countCapped = async (db: Db | Tx, list: List, where: Condition, cap = CAP): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from ${sql.table(list.table)} d where ${where} limit ${cap + 1}) as d`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** The newest date that a row with this condition has; null where there is none. */
export const newestOf = async (db: Db | Tx, list: List, column: string, where: Condition): Promise<string | null> => {
  const by = sql.ref(`d.${column}`);
  const { rows } = await sql<{ newest: string }>`
    select ${by} as newest from ${sql.table(list.table)} d where ${walked(where)} order by ${by} desc limit 1`.execute(
    db,
  );
  return rows[0]?.newest ?? null;
};

/** What a choice of facets leaves: the rows in all, and those of each value without its own facet's filter. */
interface Tally {
  total: number;
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const add = (counts: Map<string, number>, values: readonly string[], count: number): void => {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + count);
};

/** Whether a row with these values of a facet passes the filter; an empty filter passes all. */
const fits = (filter: readonly string[], values: readonly string[]): boolean =>
  filter.length === 0 || filter.some((value) => values.includes(value));

const count = ({ names, cells }: Cells, filters: Filters): Tally => {
  const counts = names.map(() => new Map<string, number>());
  const chosen = names.map((name) => filters[name] ?? []);
  let total = 0;
  for (const cell of cells) {
    const missed = cell.values.flatMap((values, index) => (fits(chosen[index] ?? [], values) ? [] : [index]));
    if (missed.length > 1) continue;
    if (missed.length === 0) total += cell.count;
    cell.values.forEach((values, index) => {
      const tally = counts[index];
      if (tally && (missed.length === 0 || missed[0] === index)) add(tally, values, cell.count);
    });
  }
  return { total, counts: new Map(names.map((name, index) => [name, counts[index] ?? new Map()])) };
};

/** Sums per choice of filters, cached as long as the cells: there are thousands of cells and few common choices. */
const tallies = new WeakMap<Cells, Map<string, Tally>>();
const MOST_TALLIES = 500;

const tallyOf = (cells: Cells, filters: Filters): Tally => {
  const key = JSON.stringify(cells.names.map((name) => filters[name] ?? []));
  const cached = tallies.get(cells) ?? new Map<string, Tally>();
  tallies.set(cells, cached);
  const hit = cached.get(key);
  if (hit) return hit;
  if (cached.size >= MOST_TALLIES) cached.clear();
  const tally = count(cells, filters);
  cached.set(key, tally);
  return tally;
};

/** How many rows the chosen facets leave. */
export const totalOf = (cells: Cells, filters: Filters): number => tallyOf(cells, filters).total;

/** Rows by value of a facet, without the facet's own filter. */
export const countsOf = (cells: Cells, name: string, filters: Filters = {}): ReadonlyMap<string, number> =>
  tallyOf(cells, filters).counts.get(name) ?? new Map();

type Labels = readonly { value: string; label: string }[];

/**
 * A facet's values with their names, in the order to show, or the most frequent first; values outside are left out.
 * Years name themselves, the newest first, and months as the rows have them, the oldest first.
 */
export type FacetLabels = Labels | { byCount: Labels } | 'years' | 'months';

/** Values of a facet with their counts, each without the facet's own filter. Chosen values stay though nothing is left. */
export const facetOf = (cells: Cells, filters: Filters, name: string, labels: FacetLabels): FacetValue[] => {
  const counts = countsOf(cells, name, filters);
  const chosen = filters[name] ?? [];
  const years = () =>
    [...new Set([...counts.keys(), ...chosen])]
      .sort((a, b) => Number(b) - Number(a))
      .map((value) => ({ value, label: value }));
  const months = () => [...countsOf(cells, name).keys()].sort().map((value) => ({ value, label: value }));
  const named = labels === 'years' ? years() : labels === 'months' ? months() : labels;
  const all: Labels = 'byCount' in named ? named.byCount : named;
  const shown = all
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
  return 'byCount' in named ? shown.sort((a, b) => b.count - a.count) : shown;
};
