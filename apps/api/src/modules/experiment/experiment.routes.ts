import { experimentEndpoints } from '@zonekit/api-client/experiment/contract';
import { RESOURCE_KINDS } from '@zonekit/api-client/experiment/lists';
import type { Context, Serve } from '../../frame/context.ts';
import { totalOf } from '../../frame/list/cells.ts';
import { createFinder } from '../../frame/list/find.ts';
import { shopList } from '../shop/shop.lists.ts';
import { type CountedKind, countKind, ownKinds } from './experiment.counts.ts';
import { categoriesOf } from './experiment.dictionaries.ts';

/** @param others kinds that other modules have: services and consumables */
export const experimentRoutes = (serve: Serve, context: Context, others: readonly CountedKind[] = []): void => {
  const finder = createFinder();
  const kinds = RESOURCE_KINDS.flatMap((kind) => [...ownKinds, ...others].filter((each) => each.kind === kind));

  serve(
    experimentEndpoints.getResourceCounts,
    async ({ query, db, locale }) => {
      const now = context.now();
      const q = (query.q ?? '').trim();
      const [providers, ...counted] = await Promise.all([
        finder.all(db, shopList, now),
        ...kinds.map((kind) => countKind(db, finder, kind, { q, perKind: query.per_kind, locale, now })),
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
    { shared: 'joined' },
  );

  serve(
    experimentEndpoints.listResourceCategories,
    async ({ query, locale }) => ({ data: categoriesOf(query.business_code, locale) }),
    { shared: 'cached' },
  );
};
