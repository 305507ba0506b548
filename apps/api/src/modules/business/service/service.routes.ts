import { type ServiceCatalogue, serviceEndpoints } from '@zonekit/api-client/business/service/contract';
import { SERVICE_CATEGORIES } from '@zonekit/api-client/business/service/lists';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { type ListContext, serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { labQualifications, serviceModes } from '../../experiment/experiment.labels.ts';
import { nameOf } from '../../policy/policy.catalogue.ts';
import { namesOfShops } from '../../shop/shop.repository.ts';
import { experimentCategories, serviceCategories, voucherUses } from './service.labels.ts';
import {
  experimentServiceFile,
  experimentServiceList,
  inCatalogue,
  serviceFile,
  serviceList,
} from './service.lists.ts';
import { presentSpec } from './service.present.ts';
import { countCategories, serviceOfPackage, takenPackages } from './service.repository.ts';
import { serviceTree, showService, showServices } from './service.service.ts';

const CACHED = { shared: 'cached' } as const;
const JOINED = { shared: 'joined' } as const;

const present = (ids: readonly string[], { db, locale, terms }: ListContext) =>
  showServices(db, ids, { locale, terms });

/** Providers as values of a facet. */
const shopLabels = async ({ db, locale }: Pick<ListContext, 'db' | 'locale'>) =>
  [...(await namesOfShops(db)).values()].map(({ id, name_zh, name_en }) => ({
    value: id,
    label: (locale === 'en' && name_en) || name_zh,
  }));

const listsOf = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: serviceEndpoints.listServices, file: serviceEndpoints.servicesFile },
    {
      list: serviceList,
      present,
      labels: async (listContext) => ({
        category_ids: named(serviceCategories, listContext.locale),
        topic: (await serviceTree(listContext.db)).topics.map((topic) => ({
          value: topic.id,
          label: nameOf(topic, listContext.locale),
        })),
        voucher: named(voucherUses, listContext.locale),
        shop: await shopLabels(listContext),
      }),
      scope: () => inCatalogue('enterprise'),
      file: serviceFile,
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    createFinder(),
    { list: serviceEndpoints.listExperimentServices, file: serviceEndpoints.experimentServicesFile },
    {
      list: experimentServiceList,
      present,
      labels: async (listContext) => ({
        category: named(experimentCategories, listContext.locale),
        service: named(serviceModes, listContext.locale),
        qualification: named(labQualifications, listContext.locale),
        voucher: named(voucherUses, listContext.locale),
        shop: await shopLabels(listContext),
      }),
      scope: () => inCatalogue('experiment'),
      file: experimentServiceFile,
    },
    CACHED,
  );
};

/** The six categories in the order of the tree, whose positions are their ids. */
const categoriesIn = async (db: Db | Tx, locale: ListContext['locale']) => {
  const [{ categories, topics }, counts] = await Promise.all([serviceTree(db), countCategories(db)]);
  return SERVICE_CATEGORIES.map((id, place) => {
    const node = categories[place];
    const count = counts.get(id);
    return {
      id,
      name: node ? nameOf(node, locale) : serviceCategories[id][locale],
      shops: count?.shops ?? 0,
      services: count?.services ?? 0,
      price_from: count ? { amount: count.price, currency: 'CNY' as const } : null,
      topics: topics
        .filter(({ parent_id }) => parent_id === node?.id)
        .map((topic) => ({ id: topic.id, name: nameOf(topic, locale) })),
    };
  });
};

/** Services of both catalogues. */
export const serviceRoutes = (serve: Serve, context: Context): void => {
  listsOf(serve, context);

  const details: readonly [ServiceCatalogue, 'getService' | 'getExperimentService'][] = [
    ['enterprise', 'getService'],
    ['experiment', 'getExperimentService'],
  ];
  for (const [catalogue, name] of details)
    serve(
      serviceEndpoints[name],
      async ({ params, db, locale }) => ({ data: await showService(db, params.obj_id, catalogue, locale) }),
      JOINED,
    );

  serve(
    serviceEndpoints.compareServices,
    async ({ query, db, locale }) => ({
      data: await showServices(db, [...new Set(query.ids)], { locale, terms: null }),
    }),
    JOINED,
  );

  serve(
    serviceEndpoints.getServiceSpec,
    async ({ params, db, locale }) => {
      const row = await serviceOfPackage(db, params.spec_id);
      if (!row) throw new Problem(404, 'not_found');
      const [shops, taken] = await Promise.all([namesOfShops(db, [row.shop_id]), takenPackages(db, row.id)]);
      const data = presentSpec(row, params.spec_id, { shops, taken }, locale);
      if (!data) throw new Problem(404, 'not_found');
      return { data };
    },
    JOINED,
  );

  serve(serviceEndpoints.serviceCategories, async ({ db, locale }) => ({ data: await categoriesIn(db, locale) }), {
    shared: 'cached',
  });
};
