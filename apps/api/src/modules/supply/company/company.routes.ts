import { INNOVATION_FIELDS } from '@zonekit/api-client/content/lists';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { textsOf } from '../../content/bilingual.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { productList } from '../product/product.lists.ts';
import { presentProducts } from '../product/product.present.ts';
import { productsOf } from '../product/product.repository.ts';
import { supplyQualifications, supplyRegions } from './company.labels.ts';
import { companyFile, companyList } from './company.lists.ts';
import { presentCompany } from './company.present.ts';
import { companyTable, countsByField, productCounts } from './company.repository.ts';

const CACHED = { shared: 'cached' } as const;

/** Companies of the supply side, and what each field holds. */
export const companyRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: supplyCompanyEndpoints.listSupplyCompanies, file: supplyCompanyEndpoints.supplyCompaniesFile },
    {
      list: companyList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, counts] = await Promise.all([companyTable.find(db, ids), productCounts(db, ids)]);
        return rows.map((row) => presentCompany(row, counts.get(row.id) ?? 0, { locale, terms }));
      },
      labels: async ({ locale }) => ({
        field: named(innovationFields, locale),
        region: named(supplyRegions, locale),
        qualification: named(supplyQualifications, locale),
      }),
      others: { products: productList },
      file: companyFile,
    },
    CACHED,
  );

  serve(
    supplyCompanyEndpoints.getSupplyCompany,
    async ({ params, db, locale }) => {
      const row = await companyTable.one(db, params.supply_company_id);
      if (!row) throw new Problem(404, 'not_found');
      const products = await productsOf(db, row.id);
      const shown = presentCompany(row, products.length, { locale, terms: null });
      const { introduction } = textsOf(row, locale, ['name', 'introduction']);
      const product_list = await presentProducts(db, products, { locale, terms: null });
      const { keywords, phone, website } = row;
      return { data: { ...shown, introduction, keywords, phone, website, product_list } };
    },
    CACHED,
  );

  serve(
    supplyCompanyEndpoints.listSupplyCategories,
    async ({ db, locale }) => {
      const { companies, products, demands } = await countsByField(db, shanghaiDay(context.now()));
      const of = (counts: ReadonlyMap<string, number>, code: string) => counts.get(code) ?? 0;
      return {
        data: INNOVATION_FIELDS.map((code) => ({
          code,
          name: innovationFields[code][locale],
          companies: of(companies, code),
          products: of(products, code),
          demands: of(demands, code),
        })),
      };
    },
    CACHED,
  );
};
