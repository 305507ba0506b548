import { debtProductEndpoints } from '@zonekit/api-client/finance/product/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { namesOfInstitutions } from '../institution/institution.repository.ts';
import { collaterals, debtCategories, loanPurposes, repayments, subsidies } from './product.labels.ts';
import { debtProductFile, debtProductList } from './product.lists.ts';
import { showProduct, showProducts } from './product.service.ts';

const CACHED = { shared: 'cached' } as const;
const JOINED = { shared: 'joined' } as const;

export const productRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: debtProductEndpoints.listDebtProducts, file: debtProductEndpoints.debtProductsFile },
    {
      list: debtProductList,
      present: (ids, { db, locale, terms }) => showProducts(db, ids, { locale, terms }),
      labels: async ({ db, locale }) => ({
        category: named(debtCategories, locale),
        collateral: named(collaterals, locale),
        purpose: named(loanPurposes, locale),
        repayment: named(repayments, locale),
        subsidy: named(subsidies, locale),
        institution: [...(await namesOfInstitutions(db)).values()].map(({ id, name_zh, name_en }) => ({
          value: id,
          label: (locale === 'en' && name_en) || name_zh,
        })),
      }),
      file: debtProductFile,
    },
    CACHED,
  );

  serve(
    debtProductEndpoints.getDebtProduct,
    async ({ params, db, locale }) => ({ data: await showProduct(db, params.obj_id, locale) }),
    JOINED,
  );

  serve(
    debtProductEndpoints.compareDebtProducts,
    async ({ query, db, locale }) => ({
      data: await showProducts(db, [...new Set(query.ids)], { locale, terms: null }),
    }),
    JOINED,
  );
};
