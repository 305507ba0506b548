import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { companyList } from '../company/company.lists.ts';
import { productList } from '../product/product.lists.ts';
import { audienceOf, fitsOf } from './demand.audience.ts';
import { budgetBands, deadlineBands, demandStatuses, hallStatuses } from './demand.labels.ts';
import { hallFile, hallList, inHall, ownDemandFile, ownDemandList, ownScope } from './demand.lists.ts';
import { presentHall, presentOwn } from './demand.present.ts';
import { createDemand, getDemand, getHallDemand, matchesOf, moveDemand, updateDemand } from './demand.service.ts';

const CACHED = { shared: 'cached' } as const;

/** The demand hall, and the demands of users. */
export const demandRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: demandEndpoints.listHallDemands, file: demandEndpoints.hallDemandsFile },
    {
      list: hallList,
      scope: () => inHall,
      present: async (ids, { db, locale, now, terms }) => presentHall(db, ids, { locale, now, terms }),
      labels: async ({ locale }) => ({
        status: named(hallStatuses, locale),
        field: named(innovationFields, locale),
        budget: named(budgetBands, locale),
        deadline: named(deadlineBands, locale),
      }),
      others: { companies: companyList, products: productList },
      file: hallFile,
    },
    CACHED,
  );

  serve(demandEndpoints.getHallDemand, async ({ db, user, locale, params }) => ({
    data: await getHallDemand(db, { user, locale, now: context.now() }, params.demand_id),
  }));

  serve(
    demandEndpoints.listDemandMatches,
    async ({ db, locale, params }) => ({ data: await matchesOf(db, params.demand_id, locale) }),
    CACHED,
  );

  serve(demandEndpoints.listDemandFits, async ({ db, user, locale, query }) => ({
    data: await fitsOf(db, user, query.demand_id ?? [], locale),
  }));

  serveList(
    serve,
    context,
    createFinder(),
    { list: demandEndpoints.listDemands, file: demandEndpoints.demandsFile },
    {
      list: ownDemandList,
      scope: ownScope,
      present: async (ids, { db, user, now }) => (user ? presentOwn(db, ids, { user, now }) : []),
      labels: async ({ locale }) => ({ status: named(demandStatuses, locale) }),
      file: ownDemandFile,
    },
  );

  serve(demandEndpoints.createDemand, async ({ db, user, locale, body }) => ({
    data: await createDemand(db, { user, locale, now: context.now() }, body),
  }));

  serve(
    demandEndpoints.previewAudience,
    async ({ db, user, locale, body }) => ({ data: await audienceOf(db, body, { locale, not: user.enterprise_id }) }),
    { keepsShared: true },
  );

  serve(demandEndpoints.getDemand, async ({ db, user, locale, params }) => ({
    data: await getDemand(db, { user, locale, now: context.now() }, params.demand_id),
  }));

  serve(demandEndpoints.updateDemand, async ({ db, user, locale, params, body }) => ({
    data: await updateDemand(db, { user, locale, now: context.now() }, params.demand_id, body),
  }));

  serve(demandEndpoints.moveDemand, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveDemand(db, { user, locale, now: context.now() }, params.demand_id, to) };
  });
};
