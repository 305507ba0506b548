import { declarationStatus, validity } from '@zonekit/api-client/policy/contract';
import { type SqlBool, sql } from 'kysely';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import { defineList, type Facet } from '../../frame/list/list.ts';

/** Days before its end from which a policy counts as expiring. Source: the contract of policies. */
export const EXPIRING_DAYS = 90;
/** Source: pages.md, Lifecycles. */
export const CLOSING_DAYS = 7;

/** Counts are this old at most, or older by what it takes to count anew: nobody waits for a second count. */
const keep = { ttl: 60_000, stale: 600_000 };

const search = {
  titles: ['title_zh', 'title_en'],
  tags: { facet: 'industry', table: 'policy_tags', names: ['name_zh', 'name_en'] },
} as const;
const level: Facet = { kind: 'value', column: 'level', lexeme: 'l' };
const department: Facet = { kind: 'value', column: 'department_id', lexeme: 'd' };
const industry: Facet = { kind: 'array', column: 'industries', lexeme: 'i' };

export const policyList = defineList({
  name: 'policies',
  table: 'policies',
  search,
  facets: {
    level,
    department,
    industry,
    year: { kind: 'year', column: 'year', lexeme: 'y', dates: 'published_on' },
    validity: {
      kind: 'state',
      values: validity.options,
      columns: ['expires_on'],
      of: (now) => {
        const today = shanghaiDay(now);
        return sql<string>`case
          when d.expires_on is null or d.expires_on > ${addDays(today, EXPIRING_DAYS)}::date then 'effective'
          when d.expires_on >= ${today}::date then 'expiring'
          else 'expired' end`;
      },
      clock: shanghaiDay,
      // What is new has not ended yet: a walk for what has would pass by a third of all rows first.
      late: { values: ['expiring', 'expired'], column: 'published_on' },
    },
  },
  sorts: { published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }] },
  sort: 'published_on',
  keep,
});

/** Calls change their status by the minute. */
export const callsClock = (now: Date): string => String(Math.floor(now.getTime() / 60_000));

export const declarationList = defineList({
  name: 'declarations',
  table: 'declarations',
  search,
  facets: {
    status: {
      kind: 'state',
      values: declarationStatus.options,
      columns: ['opens_at', 'closes_at', 'announces_on'],
      of: (now) => {
        const today = shanghaiDay(now);
        const at = now.toISOString();
        // The session counts days in Asia/Shanghai, so `::date` is the day there.
        return sql<string>`case
          when d.closes_at <= ${at}::timestamptz and d.announces_on <= ${today}::date then 'announced'
          when d.closes_at <= ${at}::timestamptz then 'closed'
          when d.opens_at > ${at}::timestamptz then 'upcoming'
          when d.closes_at::date <= ${addDays(today, CLOSING_DAYS)}::date then 'closing'
          else 'open' end`;
      },
      clock: callsClock,
    },
    level,
    department,
    industry,
    year: { kind: 'year', column: 'year', lexeme: 'y' },
  },
  sorts: {
    // What can still be applied for stands first, the nearest deadline at the top; then what is over, the latest first.
    closes_at: (now) => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const by = { column: 'closes_at', type: 'timestamptz' } as const;
      return [
        { ...by, where: sql<SqlBool>`d.closes_at > ${at}`, direction: 'asc' },
        { ...by, where: sql<SqlBool>`d.closes_at <= ${at}`, direction: 'desc' },
      ];
    },
    opens_at: () => [{ where: null, column: 'opens_at', type: 'timestamptz', direction: 'desc' }],
    amount: () => [{ where: null, column: 'amount', type: 'bigint', direction: 'desc' }],
  },
  sort: 'closes_at',
  keep,
});
