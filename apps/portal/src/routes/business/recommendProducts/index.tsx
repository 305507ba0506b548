import { createFileRoute } from '@tanstack/react-router';
import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/endpoints';
import { recommendedProductList } from '@zonekit/api-client/business/recommendation/lists';
import { RecommendedProductListPage } from '../../../pages/business/recommendation/product-list-page.tsx';
import { businessWords } from '../../../pages/business/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/business/recommendProducts')({
  loaderDeps: ({ search }) => readList(recommendedProductList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      businessWords.businessRecommendProducts,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(
          context.data.prefetch(recommendationEndpoints.listRecommendedProducts, {
            query: listQuery(recommendedProductList, deps),
          }),
        ),
  head: ({ match }) =>
    pageHead(match.context, 'businessRecommendProducts', ({ title, description }) => ({ title, description })),
  component: Products,
});

function Products() {
  return <RecommendedProductListPage search={Route.useLoaderDeps()} />;
}
