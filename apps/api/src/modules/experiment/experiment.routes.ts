import { experimentEndpoints } from '@zonekit/api-client/experiment/contract';
import type { Context, Serve } from '../../frame/context.ts';
import { totalOf } from '../../frame/list/cells.ts';
import { createFinder } from '../../frame/list/find.ts';
import { shopList } from '../shop/shop.lists.ts';
import { countKinds } from './experiment.counts.ts';
import { categoriesOf } from './experiment.dictionaries.ts';

export const experimentRoutes = (serve: Serve, context: Context): void => {
  const finder = createFinder();

  serve(
    experimentEndpoints.getResourceCounts,
    async ({ query, db, locale }) => {
      const now = context.now();
      const q = (query.q ?? '').trim();
      const [providers, counted] = await Promise.all([
        finder.all(db, shopList, now),
        countKinds(db, finder, { q, perKind: query.per_kind, locale, now }),
      ]);
      const hits = counted.reduce((sum, kind) => sum + (kind.hits ?? 0), 0);
      return {
        data: {
          q: q === '' ? null : q,
          providers: totalOf(providers, { area: ['technology'] }),
          hits: q === '' ? null : hits,
          kinds: counted,
        },
      };
    },
    { shared: 'cached' },
  );

  serve(
    experimentEndpoints.listResourceCategories,
    async ({ query, locale }) => ({ data: categoriesOf(query.business_code, locale) }),
    { shared: 'cached' },
  );
};
