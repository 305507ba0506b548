import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { sql } from 'kysely';
import type { User } from '../context.ts';
import { defineList, type Facet, type List, type Scope } from '../list/list.ts';
import { runningFirst } from './running-first.ts';

/**
 * A list of an enterprise's claims, those that have not ended first. Counted anew each time, so that a claim that was just
 * submitted is among them.
 * @param table indexed by `updated_at`, alone and behind `enterprise_id`
 * @param facets besides `status`
 */
export const claimList = <const F extends string = never>(
  table: string,
  lifecycle: Lifecycle,
  facets: Readonly<Record<F, Facet>> = {} as Readonly<Record<F, Facet>>,
): List<F | 'status'> =>
  defineList({
    name: table,
    table,
    facets: { ...facets, status: { kind: 'value', column: 'status' } } as Readonly<Record<F | 'status', Facet>>,
    sorts: {
      running: runningFirst(lifecycle, 'updated_at'),
      updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
    },
    sort: 'running',
  });

/** Everybody's rows for an operator, else those of the user's enterprise. */
export const enterpriseRows = (user: User | null): Scope | null => {
  const id = user?.enterprise_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.enterprise_id = ${id}` };
};

/** `6222021234567890` → `6222 **** 7890`. */
export const masked = (account: string): string => `${account.slice(0, 4)} **** ${account.slice(-4)}`;
