import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { useMallProducts } from '@zonekit/api-client/material/product/hooks';
import { mallProductList } from '@zonekit/api-client/material/product/lists';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { MALL } from '../mall-address.ts';
import { ProductRow } from './product-row.tsx';

/** Goods of the mall with their prices, stock and arrival. */
export function ProductListPage({ search }: { search: ListSearch<keyof typeof mallProductList.facets> }) {
  const t = useWords('materialProduct');
  return (
    <ListPage
      path={MALL}
      list={mallProductList}
      plainRanges={[{ name: 'price', label: t('price'), unit: t('yuan'), Control: RangeFacet }]}
      file={productEndpoints.mallProductsFile}
      search={search}
      read={useMallProducts(listQuery(mallProductList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(product) => <ProductRow product={product} />}
    />
  );
}
