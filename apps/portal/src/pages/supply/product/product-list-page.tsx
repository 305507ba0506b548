import { supplyCompanyList } from '@zonekit/api-client/supply/company/lists';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/endpoints';
import { useSupplyProducts } from '@zonekit/api-client/supply/product/hooks';
import { supplyProductList } from '@zonekit/api-client/supply/product/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { COMPANIES, HALL, PRODUCTS } from '../paths.ts';
import { Sides } from '../sides.tsx';
import { ProductRow } from './product-row.tsx';

/** Products of the supply side. */
export function ProductListPage({ search }: { search: ListSearch<keyof typeof supplyProductList.facets> }) {
  const t = useWords('supply');
  return (
    <ListPage
      path={PRODUCTS}
      trail={[{ label: t('area'), href: HALL }]}
      tabs={<Sides current={PRODUCTS} />}
      list={supplyProductList}
      file={supplyProductEndpoints.supplyProductsFile}
      search={search}
      others={{ companies: { label: t('company.title'), path: COMPANIES, list: supplyCompanyList } }}
      read={useSupplyProducts(listQuery(supplyProductList, search))}
      words={{
        title: t('product.title'),
        lede: t('product.description'),
        searchLabel: t('product.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(product) => <ProductRow product={product} />}
    />
  );
}
