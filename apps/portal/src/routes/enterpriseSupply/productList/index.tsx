import { createFileRoute } from '@tanstack/react-router';
import { supplyProductEndpoints } from '@zonekit/api-client/supply/product/endpoints';
import { supplyProductList } from '@zonekit/api-client/supply/product/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { ProductListPage } from '../../../pages/supply/product/product-list-page.tsx';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/enterpriseSupply/productList')({
  loaderDeps: ({ search }) => readList(supplyProductList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(
          context.data.prefetch(supplyProductEndpoints.listSupplyProducts, {
            query: listQuery(supplyProductList, deps),
          }),
        ),
  head: ({ match }) =>
    pageHead(match.context, 'supply', ({ product: { title, description } }) => ({ title, description })),
  component: Listing,
});

function Listing() {
  return <ProductListPage search={Route.useLoaderDeps()} />;
}
