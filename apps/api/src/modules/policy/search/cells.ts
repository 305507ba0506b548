import type { FacetValue } from '@zonekit/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { type Filters, hitsAnywhere, walked } from './conditions.ts';
import type { Kind } from './kinds.ts';
import type { SearchQuery } from './parse-query.ts';

/** How many rows there are of one department, level, year, set of industries and state. */
export interface Cell {
  department: string;
  level: string;
  year: number;
  industries: readonly string[];
  state: string;
  count: number;
}

/** Rows that a search finds, counted. `complete` is false where only the first 10,000 hits were counted. */
export interface Cells {
  cells: readonly Cell[];
  complete: boolean;
}

/** Totals and depth of pages end here. Source: design, section 2. */
export const CAP = 10_000;

/**
 * Counts what a search finds, before any facet is chosen: every choice of facets is then counted in memory.
 * Without a search all rows are counted, from the index alone.
 */
export const countCells = async (db: Db | Tx, kind: Kind, query: SearchQuery | null, now: Date): Promise<Cells> => {
  const table = sql.table(kind.table);
  const columns = kind.table === 'policies' ? sql`d.expires_on` : sql`d.opens_at, d.closes_at, d.announces_on`;
  const source = query
    ? sql`(select d.department_id, d.level, d.year, d.industries, ${columns} from ${table} d where ${hitsAnywhere(query)} limit ${CAP + 1})`
    : table;
  const { rows } = await sql<Cell>`
    select d.department_id as department, d.level, d.year, d.industries, ${kind.stateOf(now)} as state, count(*)::integer as count
    from ${source} as d group by 1, 2, 3, 4, 5`.execute(db);
  const total = rows.reduce((sum, cell) => sum + cell.count, 0);
  return { cells: rows, complete: !query || total <= CAP };
};

/** Counts rows up to one beyond the cap. */
export const countCapped = async (db: Db | Tx, kind: Kind, where: ReturnType<typeof sql<SqlBool>>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from ${sql.table(kind.table)} d where ${where} limit ${CAP + 1}) as d`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** The newest date that a row with this condition has; null where there is none. */
export const newestOf = async (
  db: Db | Tx,
  kind: Kind,
  column: string,
  where: ReturnType<typeof sql<SqlBool>>,
): Promise<string | null> => {
  const by = sql.ref(`d.${column}`);
  const { rows } = await sql<{ newest: string }>`
    select ${by} as newest from ${sql.table(kind.table)} d where ${walked(where)} order by ${by} desc limit 1`.execute(
    db,
  );
  return rows[0]?.newest ?? null;
};

const chosen = (values: readonly string[] | undefined, has: (value: string) => boolean): boolean =>
  !values || values.length === 0 || values.some(has);

const tests: Record<keyof Filters, (cell: Cell, values: readonly string[] | undefined) => boolean> = {
  department: (cell, values) => chosen(values, (value) => cell.department === value),
  level: (cell, values) => chosen(values, (value) => cell.level === value),
  year: (cell, values) => chosen(values, (value) => String(cell.year) === value),
  industry: (cell, values) => chosen(values, (value) => cell.industries.includes(value)),
  state: (cell, values) => chosen(values, (value) => cell.state === value),
};
const names = Object.keys(tests) as (keyof Filters)[];

const valuesOf = (cell: Cell, name: keyof Filters): readonly string[] =>
  name === 'industry' ? cell.industries : name === 'year' ? [String(cell.year)] : [cell[name]];

/** What a choice of facets leaves: the rows in all, and those of each value without its own facet's filter. */
interface Tally {
  total: number;
  counts: Record<keyof Filters, Map<string, number>>;
}

const add = (counts: Map<string, number>, values: readonly string[], count: number): void => {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + count);
};

const count = (cells: readonly Cell[], filters: Filters): Tally => {
  const counts = { department: new Map(), level: new Map(), year: new Map(), industry: new Map(), state: new Map() };
  const tally: Tally = { total: 0, counts };
  for (const cell of cells) {
    const missed = names.filter((name) => !tests[name](cell, filters[name]));
    const [only] = missed;
    if (only === undefined) {
      tally.total += cell.count;
      for (const name of names) add(tally.counts[name], valuesOf(cell, name), cell.count);
    } else if (missed.length === 1) {
      add(tally.counts[only], valuesOf(cell, only), cell.count);
    }
  }
  return tally;
};

/** Thousands of cells, and the same few choices by everybody: each is added up once for as long as the cells are kept. */
const tallies = new WeakMap<Cells, Map<string, Tally>>();
const MOST_TALLIES = 500;

const tallyOf = (cells: Cells, filters: Filters): Tally => {
  const key = JSON.stringify(names.map((name) => filters[name] ?? []));
  const known = tallies.get(cells) ?? new Map<string, Tally>();
  tallies.set(cells, known);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_TALLIES) known.clear();
  const tally = count(cells.cells, filters);
  known.set(key, tally);
  return tally;
};

/** How many rows the chosen facets leave. */
export const totalOf = (cells: Cells, filters: Filters): number => tallyOf(cells, filters).total;

/**
 * Values of a facet with their counts, each without the facet's own filter. Chosen values stay though nothing is left.
 * @param order names the values in the order to show; values outside it are left out
 */
export const facetOf = (
  cells: Cells,
  filters: Filters,
  name: keyof Filters,
  order: readonly { value: string; label: string }[] | 'years',
): FacetValue[] => {
  const counts = tallyOf(cells, filters).counts[name];
  const wanted = filters[name] ?? [];
  const all =
    order === 'years'
      ? [...new Set([...counts.keys(), ...wanted])]
          .sort((a, b) => Number(b) - Number(a))
          .map((value) => ({ value, label: value }))
      : order;
  return all
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || wanted.includes(value));
};
