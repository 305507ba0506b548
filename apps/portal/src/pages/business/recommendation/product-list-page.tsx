import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/endpoints';
import { useRecommendedProducts } from '@zonekit/api-client/business/recommendation/hooks';
import { recommendedProductList } from '@zonekit/api-client/business/recommendation/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RecommendedProductCard } from './product-card.tsx';
import { PRODUCTS, RecommendationTabs } from './recommendation-tabs.tsx';

/** Products of the zone that are recommended to buyers. */
export function RecommendedProductListPage({
  search,
}: {
  search: ListSearch<keyof typeof recommendedProductList.facets>;
}) {
  const t = useWords('businessRecommendProducts');
  return (
    <ListPage
      path={PRODUCTS}
      layout="cards"
      list={recommendedProductList}
      file={recommendationEndpoints.recommendedProductsFile}
      search={search}
      read={useRecommendedProducts(listQuery(recommendedProductList, search))}
      tabs={<RecommendationTabs current="products" />}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(product) => <RecommendedProductCard product={product} />}
    />
  );
}
