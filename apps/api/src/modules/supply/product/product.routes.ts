import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { textsOf } from '../../content/bilingual.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { companyList } from '../company/company.lists.ts';
import { companyTable } from '../company/company.repository.ts';
import { supplyStages } from './product.labels.ts';
import { productFile, productList } from './product.lists.ts';
import { presentProducts } from './product.present.ts';
import { productTable, relatedProducts } from './product.repository.ts';

const CACHED = { shared: 'cached' } as const;
const RELATED = 4;

/** Products of the supply side. */
export const productRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: supplyProductEndpoints.listSupplyProducts, file: supplyProductEndpoints.supplyProductsFile },
    {
      list: productList,
      present: async (ids, { db, locale, terms }) =>
        presentProducts(db, await productTable.find(db, ids), { locale, terms }),
      labels: async ({ locale }) => ({
        field: named(innovationFields, locale),
        stage: named(supplyStages, locale),
      }),
      others: { companies: companyList },
      file: productFile,
    },
    CACHED,
  );

  serve(
    supplyProductEndpoints.getSupplyProduct,
    async ({ params, db, locale }) => {
      const row = await productTable.one(db, params.supply_product_id);
      const company = row && (await companyTable.one(db, row.company_id));
      if (!row || !company) throw new Problem(404, 'not_found');
      const all = await presentProducts(db, [row, ...(await relatedProducts(db, row, RELATED))], {
        locale,
        terms: null,
      });
      const [shown, ...related] = all;
      if (!shown) throw new Problem(404, 'not_found');
      const { introduction, lang } = textsOf(row, locale, ['title', 'introduction']);
      const specs = row.specs.map(({ name_zh, name_en, value }) => ({
        name: (lang === 'en' && name_en) || name_zh,
        value,
      }));
      return { data: { ...shown, introduction, keywords: row.keywords, specs, phone: company.phone, related } };
    },
    CACHED,
  );
};
