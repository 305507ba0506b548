import type { PageInfo } from '@zonekit/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import { createCache } from '../cache.ts';
import type { Db, Tx } from '../context.ts';
import { Problem } from '../problem.ts';
import type { JoinedRows } from '../rows-by-ids.ts';
import { type Cells, countCapped, countCells, countsOf, NO_CELLS, newestOf, totalOf } from './cells.ts';
import {
  filtered,
  hitsAnywhere,
  hitsTitle,
  hitsTitleExactly,
  leadingOf,
  leadingRows,
  yearSpans,
  yearsOf,
} from './conditions.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { both, CAP, type Condition, clockOf, type Filters, type List, phasesOf, type Scope } from './list.ts';
import type { Terms } from './parse-query.ts';
import type { Search } from './search/expand-query.ts';
import { createSearches } from './search/searches.ts';
import { readSmallPage } from './small-scope.ts';
import { type Listing, type Place, placesOf } from './walk.ts';

/** Which rows of a list, in which order. */
export interface ListQuery {
  q?: string | undefined;
  filters: Filters;
  sort: string;
  scope: Scope | null;
}

/** Which page. A cursor takes precedence over the number. */
export interface Paging {
  page_index: number;
  page_size: number;
  cursor: string | undefined;
}

export interface ListPage {
  ids: string[];
  /** The rows of a page that were joined to their places; null where they are still to be read by their ids. */
  rows: readonly unknown[] | null;
  page: PageInfo;
  cells: Cells;
  /** Terms to mark in the hits; null without a search. */
  terms: Terms | null;
}

/** A list as one request reads it. `listing` is null where the search can match nothing. */
interface Prepared {
  listing: Listing | null;
  sort: string;
  cells: Cells;
  total: number;
  terms: Terms | null;
}

/** Proposals for a search with few hits. */
export interface SearchHelp {
  /** A spelling with more hits, and their number. */
  suggestion: { q: string; total: number } | null;
  /** Totals without the choice of one facet; those that find no more are left out. */
  without: { facet: string; total: number }[];
}

/** Reads lists; caches the counts of their facets for the process. */
export interface Finder {
  /** @param joined the query of the rows, for a page that can read them with their places */
  page: (
    db: Db | Tx,
    list: List,
    listQuery: ListQuery,
    paging: Paging,
    now: Date,
    joined?: JoinedRows,
  ) => Promise<ListPage>;
  /** The ids of a list from its start, in batches by keyset: rows inserted or deleted meanwhile shift no others. */
  batches: (db: Db | Tx, list: List, listQuery: ListQuery, size: number, now: Date) => AsyncGenerator<string[]>;
  help: (db: Db | Tx, list: List, listQuery: ListQuery, listPage: ListPage, now: Date) => Promise<SearchHelp>;
  /** How many rows, counted up to one beyond `cap`. */
  count: (db: Db | Tx, list: List, listQuery: ListQuery, cap: number, now: Date) => Promise<number>;
  /** Hits of a search in a whole list, up to 10,000. */
  total: (db: Db | Tx, list: List, q: string, now: Date) => Promise<number>;
  /** Counts of the rows of a scope that a search finds, before any facet is chosen. */
  cells: (db: Db | Tx, list: List, listQuery: ListQuery, now: Date) => Promise<Cells>;
  /** All rows, counted. */
  all: (db: Db | Tx, list: List, now: Date) => Promise<Cells>;
}

/** The cached start dates of walks, in ms. */
const BOUNDS = { ttl: 60_000, stale: 600_000 };

const tooDeep = (): Problem => {
  const words = { 'zh-CN': '只能翻到前一万项，请缩小范围', en: 'Pages end at 10,000 rows; narrow the search' };
  return new Problem(422, 'validation_failed', { words, fields: ['page_index'] });
};

const startOf = ({ page_index, page_size, cursor }: Paging, sort: string, { phases }: Listing): Place | number => {
  if (cursor === undefined) {
    const offset = (page_index - 1) * page_size;
    if (offset >= CAP) throw tooDeep();
    return offset;
  }
  const types = phases.map(({ type }) => type);
  const place = readCursor(cursor, sort, types);
  if (place === null) throw new Problem(400, 'bad_request', { details: { cursor: 'not one of this list' } });
  return place;
};

/** @param places of the page, and one more where there is a next page */
const pageOf = (
  places: readonly Place[],
  { total, sort, cells, terms }: Omit<Prepared, 'listing'>,
  { page_index, page_size }: Paging,
): ListPage => {
  const last = places.length > page_size ? places[page_size - 1] : undefined;
  return {
    ids: places.slice(0, page_size).map(({ id }) => id),
    rows: null,
    page: {
      page_index,
      page_size,
      total: Math.min(total, CAP),
      total_capped: total > CAP,
      next_cursor: last ? writeCursor({ sort, ...last }) : null,
    },
    cells,
    terms,
  };
};

/** A page of a scope with few rows, by its number; null for any other request. */
const pageOfSmallScope = async (
  db: Db | Tx,
  list: List,
  listQuery: ListQuery,
  paging: Paging,
  now: Date,
  joined: JoinedRows | undefined,
) => {
  const { q = '', filters, sort, scope } = listQuery;
  const ranges = phasesOf(list, sort, now, 'none');
  const from = (paging.page_index - 1) * paging.page_size;
  if (!scope || q.trim() !== '' || paging.cursor !== undefined || from >= CAP) return null;
  // Cached counts make most pages of such a list one query without this one.
  if (list.keep && ranges.length > 1) return null;
  const small = await readSmallPage(db, list, scope, ranges, { filters, from, size: paging.page_size, joined }, now);
  return small && { ...small, total: totalOf(small.cells, filters) };
};

/** How many rows a walk may pass: those of the values that lead its index, in the years from the first to the last chosen one. */
const walkedRows = (all: Cells, list: List, filters: Filters): number => {
  const leading = leadingOf(list, filters);
  const [span] = yearSpans(list, filters);
  if (!span) return totalOf(all, leading);
  const counts = [...countsOf(all, span.name, leading)];
  return counts.reduce(
    (sum, [year, count]) => (span.first <= Number(year) && Number(year) <= span.last ? sum + count : sum),
    0,
  );
};

/** Whether a listing's conditions are the same at any time. */
const isTimeless = (list: List, phases: Listing['phases'], filters: Filters): boolean =>
  phases.every(({ where }) => where === null) &&
  Object.entries(list.facets).every(([name, { kind }]) => kind !== 'state' || !filters[name]?.length);

/** The caches of one list; keys hold search, scope and filters. */
const createCounts = ({ keep = { ttl: 0, stale: 0 } }: List) => ({
  cells: createCache<Cells>({ ...keep, max: 400 }),
  totals: createCache<number>({ ttl: keep.ttl, max: 2_000 }),
});

export const createFinder = (): Finder => {
  const counts = new Map<string, ReturnType<typeof createCounts>>();
  const bounds = createCache<string | null>({ ...BOUNDS, max: 100 });
  const searches = createSearches();

  const countsOf = (list: List) => {
    const listCounts = counts.get(list.name) ?? createCounts(list);
    counts.set(list.name, listCounts);
    return listCounts;
  };

  /** Where a walk may start when the chosen states exclude the newest rows. */
  const latest = async (db: Db | Tx, list: List, filters: Filters, now: Date): Promise<Condition | null> => {
    for (const [name, facet] of Object.entries(list.facets)) {
      const values = filters[name] ?? [];
      if (facet.kind !== 'state' || values.length === 0) continue;
      const { late } = facet;
      if (!late || !values.every((value) => late.values.includes(value))) continue;
      const condition = filtered(list, { [name]: values }, now);
      if (!condition) continue;
      const key = `${list.name} ${clockOf(list, now)} ${[...values].sort().join()}`;
      const newest = await bounds.get(key, () => newestOf(db, list, late.column, condition));
      if (newest !== null) return sql<SqlBool>`${sql.ref(`d.${late.column}`)} <= ${newest}::date`;
    }
    return null;
  };

  const prepare = async (db: Db | Tx, list: List, listQuery: ListQuery, now: Date): Promise<Prepared> => {
    const { filters, sort, scope } = listQuery;
    const text = (listQuery.q ?? '').trim();
    const searched = text !== '' && list.search !== undefined;
    let search = searched ? await searches.read(db, list, text, now) : null;
    // The search is punctuation only, which matches nothing.
    if (searched && search === null) return { listing: null, sort, cells: NO_CELLS, total: 0, terms: null };
    const cache = countsOf(list);
    const key = (...more: unknown[]) => JSON.stringify([clockOf(list, now), scope?.key ?? null, ...more]);
    const cellsOf = (q: string, by: Search | null) =>
      cache.cells.get(key(q), () => countCells(db, list, by, scope, now));

    const base = cellsOf('', null);
    const [all, typed] = await Promise.all([base, search ? cellsOf(text, search) : base]);
    let cells = typed;
    if (search && totalOf(cells, {}) === 0) {
      const split = await searches.split(db, list, text, now);
      if (split) {
        search = split;
        cells = await cellsOf(`${text} split`, split);
      }
    }
    const phases = phasesOf(list, sort, now, search === null ? 'none' : search.groups ? 'expanded' : 'plain');
    const filter = () => filtered(list, filters, now);
    const walkFilter = () => filtered(list, filters, now, 'columns');
    const countFilter = () => (list.covered && !search ? walkFilter() : filter());
    const counted = (name: string, where: Condition | null) =>
      cache.totals.get(key(name, text, filters), () =>
        countCapped(db, list, both([scope?.where ?? null, where, countFilter()])),
      );
    const countPhase = (hits: Listing['phases'][number]['hits'], where: Condition | null) =>
      where && phases.some((phase) => phase.hits === hits) ? counted(hits, where) : 0;
    const anywhere = cells.complete
      ? totalOf(cells, filters)
      : await counted('any', search && hitsAnywhere(list, search));
    const [bound, exact, title] = await Promise.all([
      latest(db, list, filters, now),
      countPhase('exact', search && hitsTitleExactly(list, search)),
      countPhase('title', search && hitsTitle(list, search)),
    ]);
    const listing: Listing = {
      list,
      phases,
      search,
      key: search || scope || !isTimeless(list, phases, filters) ? null : JSON.stringify(filters),
      filter,
      walkFilter,
      countFilter,
      bound: () => both([scope?.where ?? null, bound, yearsOf(list, filters), leadingRows(list, filters)]),
      rows: walkedRows(all, list, filters),
      hits: { any: anywhere, exact, title: Math.max(0, title - exact), rest: Math.max(0, anywhere - title) },
    };
    return { listing, sort, cells, total: anywhere, terms: search?.marks ?? null };
  };

  return {
    all: (db, list, now) =>
      countsOf(list).cells.get(JSON.stringify([clockOf(list, now), null, '']), () =>
        countCells(db, list, null, null, now),
      ),

    async page(db, list, listQuery, paging, now, joined) {
      const small = await pageOfSmallScope(db, list, listQuery, paging, now, joined);
      if (small) {
        const { places, rows, ...counted } = small;
        return { ...pageOf(places, { ...counted, sort: listQuery.sort, terms: null }, paging), rows };
      }
      const { listing, ...prepared } = await prepare(db, list, listQuery, now);
      if (!listing) return pageOf([], prepared, paging);
      const from = startOf(paging, prepared.sort, listing);
      const places = prepared.total === 0 ? [] : await placesOf(db, listing, from, paging.page_size + 1, joined);
      const rows = joined ? places.slice(0, paging.page_size).map(({ row }) => row) : null;
      return { ...pageOf(places, prepared, paging), rows };
    },

    cells: async (db, list, listQuery, now) => (await prepare(db, list, listQuery, now)).cells,

    async help(db, list, listQuery, { cells, page: { total } }, now) {
      const { q = '', filters } = listQuery;
      const without = Object.keys(filters).flatMap((facet) => {
        const more = totalOf(cells, { ...filters, [facet]: [] });
        return filters[facet]?.length && more > total ? [{ facet, total: more }] : [];
      });
      for (const corrected of q === '' ? [] : await searches.correct(db, list, q, now)) {
        const better = await prepare(db, list, { ...listQuery, q: corrected }, now);
        if (better.total > total) return { suggestion: { q: corrected, total: better.total }, without };
      }
      return { suggestion: null, without };
    },

    async *batches(db, list, listQuery, size, now) {
      const { listing } = await prepare(db, list, listQuery, now);
      if (!listing) return;
      let from: Place | number = 0;
      for (;;) {
        const places: Place[] = await placesOf(db, listing, from, size);
        if (places.length > 0) yield places.map(({ id }) => id);
        const last = places.at(-1);
        if (!last || places.length < size) return;
        from = last;
      }
    },

    total: async (db, list, q, now) => {
      const { total } = await prepare(db, list, { q, filters: {}, sort: list.sort, scope: null }, now);
      return Math.min(total, CAP);
    },

    async count(db, list, listQuery, cap, now) {
      const { listing } = await prepare(db, list, listQuery, now);
      if (!listing) return 0;
      const { search, countFilter, bound } = listing;
      return countCapped(db, list, both([bound(), search && hitsAnywhere(list, search), countFilter()]), cap);
    },
  };
};
