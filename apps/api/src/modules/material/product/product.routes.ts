import { type ProductCatalogue, productEndpoints } from '@zonekit/api-client/material/product/contract';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { type ListContext, serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { describeAttachments } from '../../file/file.service.ts';
import { ratingDetailOf, ratingsOf } from '../../shop/rating/rating.repository.ts';
import { namesOfShops, shopTable } from '../../shop/shop.repository.ts';
import { consumableCategories, hazards, mallCategories, productVouchers, stockStates } from './product.labels.ts';
import { consumableFile, inCatalogue, mallProductFile, productList } from './product.lists.ts';
import { type ProductContext, presentProduct, presentProductDetail, presentWarehouse } from './product.present.ts';
import { allWarehouses, countInWarehouses, productTable, relatedProducts, stockOf } from './product.repository.ts';
import type { ProductRow } from './product.tables.ts';

const CACHED = { shared: 'cached' } as const;
const JOINED = { shared: 'joined' } as const;
const RELATED = 4;

const contextOf = async (db: Db | Tx, rows: readonly ProductRow[]): Promise<ProductContext> => {
  const ids = rows.map(({ id }) => id);
  const [shops, ratings, warehouses, stock] = await Promise.all([
    namesOfShops(
      db,
      rows.map(({ shop_id }) => shop_id),
    ),
    ratingsOf(db, 'material', ids),
    allWarehouses(db),
    stockOf(db, ids),
  ]);
  return { shops, ratings, warehouses, stock };
};

const present = async (ids: readonly string[], { db, locale, terms, now }: ListContext) => {
  const rows = await productTable.find(db, ids);
  const context = await contextOf(db, rows);
  return rows.map((row) => presentProduct(row, context, { locale, terms, now }));
};

const inLanguage =
  (locale: ListContext['locale']) =>
  ({ id, name_zh, name_en }: { id: string; name_zh: string; name_en: string | null }) => ({
    value: id,
    label: (locale === 'en' && name_en) || name_zh,
  });

const sharedLabels = async ({ db, locale }: ListContext) => {
  const [warehouses, shops] = await Promise.all([allWarehouses(db), namesOfShops(db)]);
  return {
    warehouse: warehouses.map(inLanguage(locale)),
    stock: named(stockStates, locale),
    voucher: named(productVouchers, locale),
    hazard: named(hazards, locale),
    shop: [...shops.values()].map(inLanguage(locale)),
  };
};

const sourceOf = (catalogue: ProductCatalogue) => {
  const mall = catalogue === 'mall';
  return {
    list: productList,
    present,
    labels: async (listContext: ListContext) => ({
      category: named(mall ? mallCategories : consumableCategories, listContext.locale),
      ...(await sharedLabels(listContext)),
    }),
    scope: () => inCatalogue(catalogue),
    file: mall ? mallProductFile : consumableFile,
  };
};

/** Goods of both catalogues and the warehouses. */
export const productRoutes = (serve: Serve, context: Context): void => {
  const { listMallProducts, mallProductsFile, listConsumables, consumablesFile } = productEndpoints;
  serveList(
    serve,
    context,
    createFinder(),
    { list: listMallProducts, file: mallProductsFile },
    sourceOf('mall'),
    CACHED,
  );
  serveList(
    serve,
    context,
    createFinder(),
    { list: listConsumables, file: consumablesFile },
    sourceOf('consumable'),
    CACHED,
  );

  serve(
    productEndpoints.getMallProduct,
    async ({ params, db, locale }) => {
      const row = await productTable.one(db, params.obj_id);
      const shop = row && (await shopTable.one(db, row.shop_id));
      if (!row || !shop) throw new Problem(404, 'not_found');
      const [shown, rating, files, related] = await Promise.all([
        contextOf(db, [row]),
        ratingDetailOf(db, 'material', row.id, locale),
        describeAttachments(db, row.files, null, locale),
        relatedProducts(db, row, RELATED),
      ]);
      const more = { ...shown, shop, rating, files, related };
      return { data: presentProductDetail(row, more, { locale, now: context.now() }) };
    },
    JOINED,
  );

  serve(
    productEndpoints.listWarehouses,
    async ({ db, locale }) => {
      const [rows, products] = await Promise.all([allWarehouses(db), countInWarehouses(db)]);
      return { data: rows.map((row) => presentWarehouse(row, products.get(row.id) ?? 0, locale)) };
    },
    JOINED,
  );
};
