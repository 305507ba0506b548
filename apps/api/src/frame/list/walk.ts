import { type CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { JOINED_BY, JOINED_TO, type JoinedRows } from '../rows-by-ids.ts';
import { countCapped } from './cells.ts';
import { hitsAnywhere, hitsTitle, hitsTitleExactly, walked } from './conditions.ts';
import { both, type Condition, type List, type Phase } from './list.ts';
import type { Search } from './search/expand-query.ts';

export interface Place {
  phase: number;
  key: string;
  id: string;
}

/** A place with the row that was joined to it. */
interface ReadPlace extends Place {
  row?: Record<string, unknown>;
}

export interface Listing {
  list: List;
  phases: readonly Phase[];
  search: Search | null;
  /** Tells its conditions from all others of the list; null where they come from a search or a scope, or change with time. */
  key: string | null;
  /** The chosen facets, compared with the search vector where there is one: for its index. */
  filter: () => Condition | null;
  /** The same, compared with their columns: a walk reads each row, and a search vector is far longer than these. */
  walkFilter: () => Condition | null;
  /** The same for counting, which reads the index of the sort of a `covered` list. */
  countFilter: () => Condition | null;
  /** The list's scope, and what the filter says of the column of the sort: where a walk begins and ends. */
  bound: () => Condition;
  /** About how many rows a walk may pass, and how many of them the search and the facets leave, by where the hits are. */
  rows: number;
  hits: Record<Phase['hits'], number>;
}

const not = (condition: Condition): Condition => sql<SqlBool>`not (${condition})`;

/** The hits of a phase; each phase leaves out those of the phases before it. */
const hitsOf = (list: List, search: Search, hits: Phase['hits']): Condition => {
  if (hits === 'exact') return hitsTitleExactly(list, search);
  if (hits === 'any') return hitsAnywhere(list, search);
  if (hits === 'rest') return both([hitsAnywhere(list, search), not(hitsTitle(list, search))]);
  return search.groups ? both([hitsTitle(list, search), not(hitsTitleExactly(list, search))]) : hitsTitle(list, search);
};

const conditionOf = ({ list, search }: Listing, phase: Phase, filter: Condition | null): Condition =>
  both([search && hitsOf(list, search, phase.hits), filter]);

/**
 * Walking the index of the sort reads about `rows / hits` entries for each row shown; collecting reads every hit and
 * sorts. The cheaper one wins: with 200,000 rows and a page of 20 they meet at 2,000 hits. Source: design, section 2.
 */
export const walks = (rows: number, hits: number, limit: number): boolean => hits * hits > limit * rows;

type PlacedRow = Record<string, unknown> & { place_order: number; place_key: string | number; id: string };

/** The query of places with the rows joined to them. */
const joinRows = (db: Db | Tx, page: RawBuilder<unknown>, joined: JoinedRows): CompiledQuery<PlacedRow> =>
  sql<PlacedRow>`
    select place_order, place_key, joined.*
    from (select id as ${sql.raw(JOINED_BY)}, key as place_key, row_number() over ()::integer as place_order
      from (${page}) as page) as ${sql.raw(JOINED_TO)}
    join lateral (${joined(db)}) as joined on true`.compile(db);

const readRows = async (db: Db | Tx, query: CompiledQuery<PlacedRow>, phase: number): Promise<ReadPlace[]> => {
  const { rows } = await db.executeQuery(query);
  rows.sort((a, b) => a.place_order - b.place_order);
  return rows.map((row) => ({ phase, key: String(row.place_key), id: row.id, row }));
};

/** Queries of first pages, by the query of their rows and by key: to build one takes a tenth of what its answer takes. */
const firstPages = new WeakMap<JoinedRows, Map<string, CompiledQuery<PlacedRow>>>();
const MOST_FIRST_PAGES = 500;

/** @param key of all that the query depends on besides `joined`; null for a query that is not cached */
const builtOnce = (joined: JoinedRows, key: string | null, build: () => CompiledQuery<PlacedRow>) => {
  if (key === null) return build();
  const queries = firstPages.get(joined) ?? new Map<string, CompiledQuery<PlacedRow>>();
  firstPages.set(joined, queries);
  const cachedQuery = queries.get(key);
  if (cachedQuery) return cachedQuery;
  if (queries.size >= MOST_FIRST_PAGES) queries.clear();
  const query = build();
  queries.set(key, query);
  return query;
};

/** Places of one phase, after a place or an offset. */
const readPhase = async (
  db: Db | Tx,
  listing: Listing,
  number: number,
  from: { after: Place } | { offset: number },
  limit: number,
  joined: JoinedRows | undefined,
): Promise<ReadPlace[]> => {
  const phase = listing.phases[number];
  if (!phase) return [];
  const offset = 'offset' in from ? from.offset : 0;
  // `walked` makes the planner use the index of the sort; the materialized expression keeps it from doing so.
  // The planner has too few statistics on lexemes to choose.
  const isWalk = walks(listing.rows, listing.hits[phase.hits], offset + limit);
  const build = () => {
    const column = sql.ref(`d.${phase.column}`);
    const down = phase.direction === 'desc';
    const order = down ? sql`${column} desc, d.id desc` : sql`${column} asc, d.id asc`;
    const after =
      'after' in from
        ? sql<SqlBool>`(${column}, d.id) ${down ? sql`<` : sql`>`} (${from.after.key}::${sql.raw(phase.type)}, ${from.after.id})`
        : null;
    const table = sql.table(listing.list.table);
    const bounds = [phase.where, listing.bound(), after];
    const filter = conditionOf(listing, phase, isWalk ? listing.walkFilter() : listing.filter());
    // A limit that is part of the text lets PostgreSQL keep one plan: it takes an unknown one for a tenth of all rows,
    // and plans each query anew, which costs as much as reading the page.
    const range = offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
    return isWalk
      ? sql`select d.id, ${column} as key from ${table} d
          where ${both([...bounds, walked(filter)])} order by ${order} ${range}`
      : sql`with hits as materialized (
            select d.id, ${column} from ${table} d where ${both([...bounds, filter])}
          ) select d.id, ${column} as key from hits d order by ${order} ${range}`;
  };
  if (joined) {
    const isFirst = isWalk && offset === 0 && !('after' in from);
    const key = isFirst && listing.key !== null ? JSON.stringify([listing.list.name, listing.key, phase, limit]) : null;
    return readRows(
      db,
      builtOnce(joined, key, () => joinRows(db, build(), joined)),
      number,
    );
  }
  const { rows } = await sql<{ id: string; key: string | number }>`${build()}`.execute(db);
  return rows.map(({ id, key }) => ({ phase: number, key: String(key), id }));
};

/**
 * One page of a list that is several phases one after another: by keyset from a cursor's place, or by offset.
 * Gives up to `limit` places in order, with their rows where their query is given.
 */
export const placesOf = async (
  db: Db | Tx,
  listing: Listing,
  from: Place | number,
  limit: number,
  joined?: JoinedRows,
): Promise<ReadPlace[]> => {
  const places: ReadPlace[] = [];
  let offset = typeof from === 'number' ? from : 0;
  let after = typeof from === 'number' ? null : from;
  for (let number = after?.phase ?? 0; number < listing.phases.length && places.length < limit; number++) {
    const rest = limit - places.length;
    const phasePlaces = await readPhase(db, listing, number, after ? { after } : { offset }, rest, joined);
    const phase = listing.phases[number];
    if (phasePlaces.length === 0 && offset > 0 && phase) {
      // The page starts after this phase: skip its rows.
      const phaseRows = both([phase.where, listing.bound(), conditionOf(listing, phase, listing.countFilter())]);
      offset -= Math.min(offset, await countCapped(db, listing.list, phaseRows));
    } else {
      offset = 0;
    }
    after = null;
    places.push(...phasePlaces);
  }
  return places;
};
