import { shopEndpoints } from '@zonekit/api-client/shop/contract';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { type ListContext, serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { ratingDetailOf, ratingsOf } from './rating/rating.repository.ts';
import { shopAreas, shopDistricts, shopFields } from './shop.labels.ts';
import { industrialShopFile, industrialShopList, shopFile, shopList, technologyShops } from './shop.lists.ts';
import { presentShop, presentShopDetail } from './shop.present.ts';
import { shopTable } from './shop.repository.ts';

const present = async (ids: readonly string[], { db, locale, terms }: ListContext) => {
  const [rows, ratings] = await Promise.all([shopTable.find(db, ids), ratingsOf(db, 'shop', ids)]);
  return rows.map((row) => presentShop(row, ratings, { locale, terms }));
};

export const shopRoutes: Module['routes'] = (serve, context) => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: shopEndpoints.listShops, file: shopEndpoints.shopsFile },
    {
      list: shopList,
      present,
      labels: async ({ locale }) => ({
        area: named(shopAreas, locale),
        field: named(shopFields, locale),
        district: named(shopDistricts, locale),
      }),
      file: shopFile,
    },
    { shared: 'cached' },
  );

  serveList(
    serve,
    context,
    createFinder(),
    { list: shopEndpoints.listIndustrialShops, file: shopEndpoints.industrialShopsFile },
    {
      list: industrialShopList,
      present,
      labels: async ({ locale }) => ({ field: named(shopFields, locale), district: named(shopDistricts, locale) }),
      scope: technologyShops,
      file: industrialShopFile,
    },
    { shared: 'cached' },
  );

  serve(
    shopEndpoints.getShop,
    async ({ params, db, locale }) => {
      const row = await shopTable.one(db, params.shop_id);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentShopDetail(row, await ratingDetailOf(db, 'shop', row.id, locale), locale) };
    },
    { shared: 'joined' },
  );
};
