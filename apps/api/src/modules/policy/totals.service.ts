import type { Locale } from '@zonekit/api-client/contract';
import { declarationStatus, policyLevel, validity } from '@zonekit/api-client/policy/contract';
import { createCache } from '../../frame/cache.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import { countsOf, totalOf } from '../../frame/list/cells.ts';
import type { Finder } from '../../frame/list/find.ts';
import { nameOf } from './policy.catalogue.ts';
import { callsClock, declarationList, policyList } from './policy.lists.ts';
import { openDeclarations, publishedSince } from './policy.repository.ts';
import type { PolicyService } from './policy.service.ts';

/** Figures over all policies and open calls, at most a minute old. */
export const createTotals = (service: PolicyService, finder: Finder) => {
  const slow = createCache<{ week: number; amount: number }>({ ttl: 60_000, max: 4 });
  const inForce = { validity: ['effective', 'expiring'] };

  return {
    async figures(db: Db | Tx, locale: Locale, now: Date) {
      const today = shanghaiDay(now);
      const [policies, declarations, catalogue, { week, amount }] = await Promise.all([
        finder.all(db, policyList, now),
        finder.all(db, declarationList, now),
        service.catalogue(db),
        slow.get(callsClock(now), async () => ({
          week: await publishedSince(db, addDays(today, -7), today),
          amount: (await openDeclarations(db, now)).reduce((sum, declaration) => sum + declaration.amount, 0),
        })),
      ]);
      const byLevel = countsOf(policies, 'level');
      const byTag = countsOf(policies, 'industry');
      const byTagInForce = countsOf(policies, 'industry', inForce);
      const byDepartment = countsOf(policies, 'department');
      return {
        policies_effective: totalOf(policies, inForce),
        policies_this_week: week,
        declarations_open: totalOf(declarations, { status: ['open', 'closing'] }),
        declarations_closing: totalOf(declarations, { status: ['closing'] }),
        amount_open: { amount, currency: 'CNY' as const },
        by_year: [...countsOf(policies, 'year')]
          .map(([year, count]) => ({ year: Number(year), count }))
          .sort((a, b) => a.year - b.year),
        by_level: policyLevel.options.map((level) => ({ level, count: byLevel.get(level) ?? 0 })),
        by_industry: catalogue.industries.map((industry) => ({
          tag: { id: industry.id, name: nameOf(industry, locale) },
          count: byTag.get(industry.id) ?? 0,
          in_force: byTagInForce.get(industry.id) ?? 0,
        })),
        by_department: catalogue.departments
          .map((department) => ({ name: nameOf(department, locale), count: byDepartment.get(department.id) ?? 0 }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
      };
    },

    /** Policies by validity and calls by status. */
    async byStatus(db: Db | Tx, now: Date) {
      const [policies, declarations] = await Promise.all([
        finder.all(db, policyList, now),
        finder.all(db, declarationList, now),
      ]);
      const byValidity = countsOf(policies, 'validity');
      const byStatus = countsOf(declarations, 'status');
      return {
        policies: validity.options.map((name) => ({ validity: name, count: byValidity.get(name) ?? 0 })),
        declarations: declarationStatus.options.map((status) => ({ status, count: byStatus.get(status) ?? 0 })),
      };
    },

    /** Tags with the number of policies in force that carry them. */
    async tags(db: Db | Tx, locale: Locale, now: Date) {
      const [policies, catalogue] = await Promise.all([finder.all(db, policyList, now), service.catalogue(db)]);
      const counts = countsOf(policies, 'industry', inForce);
      return catalogue.industries.map((industry) => ({
        id: industry.id,
        name: nameOf(industry, locale),
        count: counts.get(industry.id) ?? 0,
      }));
    },
  };
};
