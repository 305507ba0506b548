import { createFileRoute } from '@tanstack/react-router';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { mallProductList } from '@zonekit/api-client/material/product/lists';
import { ProductListPage } from '../../../pages/material/list/product-list-page.tsx';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/material/product')({
  loaderDeps: ({ search }) => readList(mallProductList, withoutDialog(search)),
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
          context.data.prefetch(productEndpoints.listMallProducts, { query: listQuery(mallProductList, deps) }),
        ),
  head: ({ match }) => pageHead(match.context, 'materialProduct', ({ title, description }) => ({ title, description })),
  component: Products,
});

function Products() {
  return <ProductListPage search={Route.useLoaderDeps()} />;
}
