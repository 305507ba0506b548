import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayAfter, shanghaiDay } from '../shanghai.ts';

/** One stretch of a list: its condition, and the column by which it is walked. Stretches follow one another. */
export interface Phase {
  where: RawBuilder<SqlBool> | null;
  /** Hits in the title, hits elsewhere, or either. */
  hits: 'title' | 'rest' | 'any';
  column: string;
  type: 'date' | 'timestamptz' | 'bigint';
  direction: 'asc' | 'desc';
}

/** What differs between policies and calls in the eyes of the search. */
export interface Kind {
  table: 'policies' | 'declarations';
  /** Name of the facet that dates decide. */
  state: 'validity' | 'status';
  states: readonly string[];
  /** The state of a row at `now`, as SQL. */
  stateOf: (now: Date) => RawBuilder<string>;
  phases: (sort: string, now: Date, searched: boolean) => Phase[];
  /** States that only rows behind a certain date have: a walk from the newest begins there. */
  late: { states: readonly string[]; column: string } | null;
  /** The column whose year is the row's: a walk for chosen years stays among them. */
  yearOf: string | null;
  /** What the counts depend on besides the rows: a day, a minute. */
  clock: (now: Date) => string;
}

/** Days before its end from which a policy counts as expiring. Source: the contract of policies. */
export const EXPIRING_DAYS = 90;
/** Source: pages.md, Lifecycles. */
export const CLOSING_DAYS = 7;

const searchedTwice = (searched: boolean, phases: Omit<Phase, 'hits'>[]): Phase[] =>
  searched
    ? (['title', 'rest'] as const).flatMap((hits) => phases.map((phase) => ({ ...phase, hits })))
    : phases.map((phase) => ({ ...phase, hits: 'any' }));

export const policyKind: Kind = {
  table: 'policies',
  state: 'validity',
  states: ['effective', 'expiring', 'expired'],
  stateOf: (now) => {
    const today = shanghaiDay(now);
    return sql<string>`case
      when d.expires_on is null or d.expires_on > ${dayAfter(today, EXPIRING_DAYS)}::date then 'effective'
      when d.expires_on >= ${today}::date then 'expiring'
      else 'expired' end`;
  },
  phases: (sort, _now, searched) =>
    searchedTwice(searched && sort === 'relevance', [
      { where: null, column: 'published_on', type: 'date', direction: 'desc' },
    ]),
  // What is new has not ended yet: a walk for what has would pass by a third of all rows first.
  yearOf: 'published_on',
  late: { states: ['expiring', 'expired'], column: 'published_on' },
  clock: shanghaiDay,
};

export const declarationKind: Kind = {
  table: 'declarations',
  state: 'status',
  states: ['upcoming', 'open', 'closing', 'closed', 'announced'],
  stateOf: (now) => {
    const today = shanghaiDay(now);
    const at = now.toISOString();
    // The session counts days in Asia/Shanghai, so `::date` is the day there.
    return sql<string>`case
      when d.closes_at <= ${at}::timestamptz and d.announces_on <= ${today}::date then 'announced'
      when d.closes_at <= ${at}::timestamptz then 'closed'
      when d.opens_at > ${at}::timestamptz then 'upcoming'
      when d.closes_at::date <= ${dayAfter(today, CLOSING_DAYS)}::date then 'closing'
      else 'open' end`;
  },
  phases: (sort, now, searched) => {
    const at = now.toISOString();
    if (sort === 'opens_at' || sort === 'amount') {
      const type = sort === 'amount' ? 'bigint' : 'timestamptz';
      return [{ where: null, hits: 'any', column: sort, type, direction: 'desc' }];
    }
    // What can still be applied for stands first, the nearest deadline at the top; then what is over, the latest first.
    return searchedTwice(searched && sort === 'relevance', [
      {
        where: sql<SqlBool>`d.closes_at > ${at}::timestamptz`,
        column: 'closes_at',
        type: 'timestamptz',
        direction: 'asc',
      },
      {
        where: sql<SqlBool>`d.closes_at <= ${at}::timestamptz`,
        column: 'closes_at',
        type: 'timestamptz',
        direction: 'desc',
      },
    ]);
  },
  yearOf: null,
  late: null,
  clock: (now) => String(Math.floor(now.getTime() / 60_000)),
};
