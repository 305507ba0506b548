import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { debtProductEndpoints } from '@zonekit/api-client/finance/product/endpoints';
import { debtProductList } from '@zonekit/api-client/finance/product/lists';
import type { Data } from '../../../platform/data/data.ts';
import type { Compared } from '../../shared/compare/compare-address.ts';
import { latePage } from '../../shared/late-page.tsx';
import { listAnswer } from '../../shared/list/list-answer.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import type { ProductComparePageProps } from './product-compare-page.tsx';
import type { ProductListPageProps } from './product-list-page.tsx';

export const productListPage = latePage<ProductListPageProps>(
  'list',
  async () => (await import('./product-list-page.tsx')).ProductListPage,
);

/** Some products side by side, at the address of their list. */
export const productComparePage = latePage<ProductComparePageProps>(
  'comparison',
  async () => (await import('./product-compare-page.tsx')).ProductComparePage,
);

interface Input {
  context: { data: Data };
  deps: { search: ProductListPageProps['search']; compared: Compared | null };
  cause: string;
}

export type BondData = { shows: 'comparison'; products: DebtProductSummary[] } | { shows: 'list' };

export const loadBond = async ({ context: { data }, deps: { search, compared }, cause }: Input): Promise<BondData> => {
  if (compared) {
    const [products] = await Promise.all([
      data.load(debtProductEndpoints.compareDebtProducts, { query: { ids: [...compared.ids] } }),
      productComparePage.load(),
    ]);
    return { shows: 'comparison', products: products.data };
  }
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  const products =
    cause === 'stay'
      ? undefined
      : data.prefetch(debtProductEndpoints.listDebtProducts, { query: listQuery(debtProductList, search) });
  await Promise.all([products && listAnswer(products), productListPage.load()]);
  return { shows: 'list' };
};
