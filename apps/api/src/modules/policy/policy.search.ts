import type { Locale, PageInfo } from '@zonekit/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import { createCache } from '../../frame/cache.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { type Catalogue, nameOf } from './policy.catalogue.ts';
import { CAP, type Cells, countCapped, countCells, facetOf, newestOf, totalOf } from './search/cells.ts';
import { both, type Filters, filtered, hitsAnywhere, hitsTitle, yearsOf } from './search/conditions.ts';
import { readCursor, writeCursor } from './search/cursor.ts';
import type { Kind } from './search/kinds.ts';
import { parseQuery, type SearchQuery } from './search/parse-query.ts';
import { placesOf } from './search/walk.ts';

export interface ListInput {
  q: string | undefined;
  filters: Filters;
  sort: string;
  page_index: number;
  page_size: number;
  cursor: string | undefined;
}

export interface Found {
  ids: string[];
  page: PageInfo;
  cells: Cells;
}

/** Counts are this old at most, or older by what it takes to count anew: nobody waits for a second count. */
const TTL = 60_000;
const STALE = 600_000;

/** Searches of one process, with the counts that its facets share. */
export interface Search {
  find: (db: Db | Tx, kind: Kind, input: ListInput, now: Date) => Promise<Found>;
  /** All rows, counted. */
  all: (db: Db | Tx, kind: Kind, now: Date) => Promise<Cells>;
}

const nothing: Cells = { cells: [], complete: true };

export const createSearch = (): Search => {
  const counts = createCache<Cells>({ ttl: TTL, stale: STALE, max: 400 });
  const totals = createCache<number>({ ttl: TTL, max: 2_000 });

  const bounds = createCache<string | null>({ ttl: TTL, stale: STALE, max: 20 });

  /** Where a walk may begin when only states are asked for that the newest rows cannot have. */
  const boundOf = async (db: Db | Tx, kind: Kind, { state = [] }: Filters, now: Date) => {
    const { late } = kind;
    if (!late || state.length === 0 || !state.every((one) => late.states.includes(one))) return null;
    const condition = filtered(kind, { state }, now);
    if (!condition) return null;
    const key = `${kind.table} ${kind.clock(now)} ${[...state].sort().join()}`;
    const newest = await bounds.get(key, () => newestOf(db, kind, late.column, condition));
    return newest === null ? null : sql<SqlBool>`${sql.ref(`d.${late.column}`)} <= ${newest}::date`;
  };

  const cellsOf = (db: Db | Tx, kind: Kind, q: string, query: SearchQuery | null, now: Date) =>
    counts.get(`${kind.table} ${kind.clock(now)} ${q}`, () => countCells(db, kind, query, now));

  const all: Search['all'] = (db, kind, now) => cellsOf(db, kind, '', null, now);

  const hitsOf = (
    db: Db | Tx,
    kind: Kind,
    q: string,
    query: SearchQuery | null,
    cells: Cells,
    filters: Filters,
    now: Date,
  ) => {
    if (cells.complete || !query) return totalOf(cells, filters);
    const key = `${kind.table} ${kind.clock(now)} ${JSON.stringify([q, filters])}`;
    return totals.get(key, () => countCapped(db, kind, both([hitsAnywhere(query), filtered(kind, filters, now)])));
  };

  return {
    all,
    async find(db, kind, { q = '', filters, sort, page_index, page_size, cursor }, now) {
      const text = q.trim();
      const query = text === '' ? null : parseQuery(text);
      const empty = { page_index, page_size, total: 0, total_capped: false, next_cursor: null };
      // Nothing but punctuation was typed: nothing can be found by it.
      if (text !== '' && query === null) return { ids: [], page: empty, cells: nothing };
      const phases = kind.phases(sort, now, query !== null);
      const from = cursor === undefined ? (page_index - 1) * page_size : readCursor(cursor, sort, phases.length);
      if (from === null) throw new Problem(400, 'bad_request', { details: { cursor: 'not one of this list' } });
      if (typeof from === 'number' && from >= CAP) {
        const words = { 'zh-CN': '只能翻到前一万项，请缩小范围', en: 'Pages end at 10,000 rows; narrow the search' };
        throw new Problem(422, 'validation_failed', {
          words,
          details: { fields: [{ path: 'page_index', message: words.en }] },
        });
      }
      const [base, cells] = await Promise.all([all(db, kind, now), cellsOf(db, kind, text, query, now)]);
      const hits = await hitsOf(db, kind, text, query, cells, filters, now);
      const filter = filtered(kind, filters, now);
      const [bound, title] = await Promise.all([
        boundOf(db, kind, filters, now),
        query && phases.some((phase) => phase.hits === 'title')
          ? totals.get(`title ${kind.table} ${kind.clock(now)} ${JSON.stringify([text, filters])}`, () =>
              countCapped(db, kind, both([hitsTitle(query), filter])),
            )
          : 0,
      ]);
      const rows = totalOf(base, {});
      const byPlace = { any: hits, title, rest: Math.max(0, hits - title) };
      const listing = {
        kind,
        phases,
        query,
        filter,
        bound: both([bound, yearsOf(kind, filters)]),
        rows,
        hits: byPlace,
      };
      const places = hits === 0 ? [] : await placesOf(db, listing, from, page_size + 1);
      const last = places.length > page_size ? places[page_size - 1] : undefined;
      return {
        ids: places.slice(0, page_size).map((place) => place.id),
        page: {
          ...empty,
          total: Math.min(hits, CAP),
          total_capped: hits > CAP,
          next_cursor: last ? writeCursor({ sort, ...last }) : null,
        },
        cells,
      };
    },
  };
};

const levels: Record<string, { 'zh-CN': string; en: string }> = {
  national: { 'zh-CN': '国家', en: 'National' },
  provincial: { 'zh-CN': '省级', en: 'Provincial' },
  municipal: { 'zh-CN': '市级', en: 'Municipal' },
  district: { 'zh-CN': '区级', en: 'Zone' },
};
const states: Record<string, { 'zh-CN': string; en: string }> = {
  effective: { 'zh-CN': '现行有效', en: 'In force' },
  expiring: { 'zh-CN': '即将失效', en: 'Ending soon' },
  expired: { 'zh-CN': '已失效', en: 'Ended' },
  upcoming: { 'zh-CN': '即将开放', en: 'Upcoming' },
  open: { 'zh-CN': '正在受理', en: 'Open' },
  closing: { 'zh-CN': '即将截止', en: 'Closing' },
  closed: { 'zh-CN': '已截止', en: 'Closed' },
  announced: { 'zh-CN': '已公示', en: 'Announced' },
};

/** The facets of a list, each counted without its own filter. */
export const facetsOf = (kind: Kind, cells: Cells, filters: Filters, catalogue: Catalogue, locale: Locale) => {
  const named = (words: typeof levels, values: readonly string[]) =>
    values.map((value) => ({ value, label: words[value]?.[locale] ?? value }));
  const of = (list: Catalogue['industries']) => list.map((one) => ({ value: one.id, label: nameOf(one, locale) }));
  const departments = facetOf(cells, filters, 'department', of(catalogue.departments)).sort(
    (a, b) => b.count - a.count,
  );
  return {
    level: facetOf(cells, filters, 'level', named(levels, Object.keys(levels))),
    department: departments,
    industry: facetOf(cells, filters, 'industry', of(catalogue.industries)),
    year: facetOf(cells, filters, 'year', 'years'),
    state: facetOf(cells, filters, 'state', named(states, kind.states)),
  };
};

/** Departments are chosen by key, or by name in either language: links from elsewhere may carry the name. */
export const departmentKeys = (
  catalogue: Catalogue,
  values: readonly string[] | undefined,
): readonly string[] | undefined =>
  values?.map(
    (value) =>
      catalogue.departments.find((one) => one.id === value || one.name_zh === value || one.name_en === value)?.id ??
      value,
  );
