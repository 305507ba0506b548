import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { productLists, techniqueOffers, techniqueStages } from './recommendation.labels.ts';
import {
  recommendedProductFile,
  recommendedProductList,
  techniqueFile,
  techniqueList,
} from './recommendation.lists.ts';
import { presentRecommendedDetail, presentRecommendedProduct, presentTechnique } from './recommendation.present.ts';
import { recommendedProductTable, relatedProducts, techniqueTable } from './recommendation.repository.ts';

const CACHED = { shared: 'cached' } as const;
const RELATED = 4;

/** Recommended products and new techniques. */
export const recommendationRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    {
      list: recommendationEndpoints.listRecommendedProducts,
      file: recommendationEndpoints.recommendedProductsFile,
    },
    {
      list: recommendedProductList,
      present: async (ids, { db, locale, terms }) =>
        (await recommendedProductTable.find(db, ids)).map((row) => presentRecommendedProduct(row, { locale, terms })),
      labels: async ({ locale }) => ({
        field: named(innovationFields, locale),
        recommended_by: named(productLists, locale),
      }),
      others: { techniques: techniqueList },
      file: recommendedProductFile,
    },
    CACHED,
  );

  serve(
    recommendationEndpoints.getRecommendedProduct,
    async ({ params, db, locale }) => {
      const row = await recommendedProductTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentRecommendedDetail(row, await relatedProducts(db, row, RELATED), locale) };
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    createFinder(),
    { list: recommendationEndpoints.listTechniques, file: recommendationEndpoints.techniquesFile },
    {
      list: techniqueList,
      present: async (ids, { db, locale, terms }) =>
        (await techniqueTable.find(db, ids)).map((row) => presentTechnique(row, { locale, terms })),
      labels: async ({ locale }) => ({
        field: named(innovationFields, locale),
        stage: named(techniqueStages, locale),
        offer: named(techniqueOffers, locale),
      }),
      others: { products: recommendedProductList },
      file: techniqueFile,
    },
    CACHED,
  );

  serve(
    recommendationEndpoints.getTechnique,
    async ({ params, db, locale }) => {
      const row = await techniqueTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentTechnique(row, { locale, terms: null }) };
    },
    CACHED,
  );
};
