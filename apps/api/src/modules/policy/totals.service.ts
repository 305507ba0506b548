import type { Locale } from '@zonekit/api-client/contract';
import type { PolicyLevel } from '@zonekit/api-client/policy/contract';
import { createCache } from '../../frame/cache.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { nameOf } from './policy.catalogue.ts';
import { openDeclarations, publishedSince } from './policy.repository.ts';
import type { PolicyService } from './policy.service.ts';
import { type Cell, totalOf } from './search/cells.ts';
import { declarationKind, policyKind } from './search/kinds.ts';
import { dayAfter, shanghaiDay } from './shanghai.ts';

const sumBy = <K>(cells: readonly Cell[], keysOf: (cell: Cell) => readonly K[]): Map<K, number> => {
  const sums = new Map<K, number>();
  for (const cell of cells) for (const key of keysOf(cell)) sums.set(key, (sums.get(key) ?? 0) + cell.count);
  return sums;
};

const LEVELS: readonly PolicyLevel[] = ['national', 'provincial', 'municipal', 'district'];

/** Figures over all policies and open calls, at most a minute old. */
export const createTotals = (service: PolicyService) => {
  const slow = createCache<{ week: number; amount: number }>({ ttl: 60_000, max: 4 });
  const inForce = ['effective', 'expiring'];

  return {
    async figures(db: Db | Tx, locale: Locale, now: Date) {
      const today = shanghaiDay(now);
      const [policies, declarations, catalogue, { week, amount }] = await Promise.all([
        service.search.all(db, policyKind, now),
        service.search.all(db, declarationKind, now),
        service.catalogue(db),
        slow.get(declarationKind.clock(now), async () => ({
          week: await publishedSince(db, dayAfter(today, -7), today),
          amount: (await openDeclarations(db, now)).reduce((sum, one) => sum + one.amount, 0),
        })),
      ]);
      const years = sumBy(policies.cells, (cell) => [cell.year]);
      const byLevel = sumBy(policies.cells, (cell) => [cell.level]);
      const byTag = sumBy(policies.cells, (cell) => cell.industries);
      const byDepartment = sumBy(policies.cells, (cell) => [cell.department]);
      return {
        policies_effective: totalOf(policies, { state: inForce }),
        policies_this_week: week,
        declarations_open: totalOf(declarations, { state: ['open', 'closing'] }),
        declarations_closing: totalOf(declarations, { state: ['closing'] }),
        amount_open: { amount, currency: 'CNY' as const },
        by_year: [...years].sort(([a], [b]) => a - b).map(([year, count]) => ({ year, count })),
        by_level: LEVELS.map((level) => ({ level, count: byLevel.get(level) ?? 0 })),
        by_industry: catalogue.industries.map((one) => ({
          tag: { id: one.id, name: nameOf(one, locale) },
          count: byTag.get(one.id) ?? 0,
        })),
        by_department: catalogue.departments
          .map((one) => ({ name: nameOf(one, locale), count: byDepartment.get(one.id) ?? 0 }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
      };
    },

    /** Tags with the number of policies in force that carry them. */
    async tags(db: Db | Tx, locale: Locale, now: Date) {
      const [policies, catalogue] = await Promise.all([service.search.all(db, policyKind, now), service.catalogue(db)]);
      const counts = sumBy(
        policies.cells.filter((cell) => inForce.includes(cell.state)),
        (cell) => cell.industries,
      );
      return catalogue.industries.map((one) => ({
        id: one.id,
        name: nameOf(one, locale),
        count: counts.get(one.id) ?? 0,
      }));
    },
  };
};
