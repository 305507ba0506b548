import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type Condition = RawBuilder<SqlBool>;

/** Rows that a sort reads in the order of one indexed column. A sort is one or several such ranges, one after another. */
export interface KeyRange {
  where: Condition | null;
  /** Never null in a row, and indexed together with the id: `(column, id)`. */
  column: string;
  type: 'date' | 'timestamptz' | 'bigint';
  direction: 'asc' | 'desc';
}

/** A key range of a search: hits in the title as typed, other hits in the title, hits elsewhere, or any. */
export interface Phase extends KeyRange {
  hits: 'exact' | 'title' | 'rest' | 'any';
}

/**
 * What a list can be narrowed by. `value`: a column with one value a row; `array`: a column `text[]`; `year`: a column of
 * years; `state`: what the clock makes of some columns. `lexeme` is the facet's prefix in the search vector; its
 * name by default.
 */
export type Facet =
  | { kind: 'array'; column: string; lexeme?: string }
  | {
      kind: 'value';
      column: string;
      lexeme?: string;
      /** Indexed before each column of a sort, `(column, sort column, id)`: a walk for one chosen value stays in its rows. */
      leads?: boolean;
    }
  | {
      kind: 'year';
      column: string;
      lexeme?: string;
      /** The date column whose year it is: a walk for chosen years stays among them. */
      dates?: string;
    }
  | {
      kind: 'state';
      values: readonly string[];
      /** The columns that `of` reads, as `d.<column>`. */
      columns: readonly string[];
      /** The state of a row at `now`. */
      of: (now: Date) => RawBuilder<string>;
      /** Cache key of the clock: the day or minute that states depend on besides the rows. Counts are cached per key. */
      clock: (now: Date) => string;
      /** States that only rows before a certain date have: a walk from the newest row starts there. */
      late?: { values: readonly string[]; column: string };
    };

/**
 * A list as its domain declares it. The table has `id text primary key`; a searched one has the columns of
 * `columns.ts`. Everything else (facets with counts, pages, cursors, marks, files) follows.
 */
export interface List<F extends string = string> {
  /** Unique: the cache of counts is keyed by it. */
  name: string;
  table: string;
  facets: Readonly<Record<F, Facet>>;
  /** Left out where nothing is searched: facets are then compared with their columns. Titles weigh more than the rest. */
  search?: {
    /** The columns of the titles, in the order in which they were written; the first is never null. */
    titles: readonly [string, ...string[]];
    /** A facet whose values are found by their names too: the table of the values, by `id`, and its columns of names. */
    tags?: { facet: string; table: string; names: readonly string[] };
  };
  sorts: Readonly<Record<string, (now: Date) => readonly KeyRange[]>>;
  /**
   * Whole numbers that `<name>_min` and `<name>_max` of the query bound; a column holds `scale` times the query's unit.
   * The facet `bands` is a histogram of the range: it is counted as if the range had no bounds.
   */
  ranges?: Readonly<Record<string, { column: string; scale: number; bands?: string }>>;
  /** Columns that a parameter of the query must equal: for what has too many values to be counted as a facet. */
  narrowed?: Readonly<Record<string, string>>;
  /** The default sort, and the tie-breaker among hits of equal rank. */
  sort: string;
  /**
   * The indexes of the sorts hold the columns of all facets and ranges. A walk without a search then compares columns and
   * reads no row that it does not show; the lexemes of the search vector are in the rows alone.
   */
  covered?: boolean;
  /** Milliseconds: counts are cached for `ttl`, and served stale for `stale` while they are computed again. */
  keep?: { ttl: number; stale: number };
}

/** A condition that always holds: a user's own rows, one category. `key` tells it from others of the same list. */
export interface Scope {
  key: string;
  where: Condition;
}

/** Chosen values by facet; several of one facet are alternatives. */
export type Filters = Readonly<Record<string, readonly string[] | undefined>>;

/** The sort that puts hits in titles before all others. */
export const RELEVANCE = 'relevance';

/** Declares a list; its type includes the names of its facets. */
export const defineList = <const F extends string>(list: List<F>): List<F> => {
  if (!(list.sort in list.sorts)) throw new Error(`List ${list.name}: "${list.sort}" is none of its sorts.`);
  return list;
};

/** The largest total that is counted, and the deepest page. Source: design, section 2. */
export const CAP = 10_000;

export const both = (conditions: readonly (Condition | null)[]): Condition => {
  const present = conditions.filter((condition) => condition !== null);
  return present.length === 0 ? sql<SqlBool>`true` : sql.join<SqlBool>(present, sql` and `);
};

/** The ranges of a sort, those of relevance once for each kind of hits. */
export const phasesOf = (list: List, sort: string, now: Date, search: 'none' | 'plain' | 'expanded'): Phase[] => {
  const ranges = (list.sorts[sort] ?? list.sorts[list.sort])?.(now) ?? [];
  const ranked = search === 'expanded' ? (['exact', 'title', 'rest'] as const) : (['title', 'rest'] as const);
  const hits = search !== 'none' && sort === RELEVANCE ? ranked : (['any'] as const);
  return hits.flatMap((each) => ranges.map((range) => ({ ...range, hits: each })));
};

/** What the list's states depend on besides its rows. */
export const clockOf = (list: List, now: Date): string =>
  Object.values<Facet>(list.facets)
    .map((facet) => (facet.kind === 'state' ? facet.clock(now) : ''))
    .join('');
