import { createFileRoute } from '@tanstack/react-router';
import { institutionList } from '@zonekit/api-client/finance/institution/lists';
import { loanWords } from '../pages/finance/loan/words.ts';
import { loadShops, shopListPage, shopPage } from '../pages/finance/shops/shop-pages.tsx';
import { readList } from '../pages/shared/list/list-query.ts';
import { listWords } from '../pages/shared/list/words.ts';
import { PageData } from '../platform/data/page-data.tsx';
import { oneOf } from '../platform/data/search-params.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageHead } from '../platform/words/page-head.ts';
import { withoutDialog } from '../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/supermarket')({
  loaderDeps: ({ search: { id, ...search } }: { search: Record<string, unknown> }) => ({
    id: oneOf(id),
    search: readList(institutionList, withoutDialog(search)),
  }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      loanWords.financeLoan,
      loanWords.financeShops,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
      kitWords.detailPage,
      kitWords.share,
    );
  },
  pendingComponent: Skeleton,
  loader: loadShops,
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'financeShops', ({ title, description }) =>
      loaderData?.shows === 'shop'
        ? { title: loaderData.shop.name, description: loaderData.shop.headline }
        : { title, description },
    ),
  component: Page,
});

function Page() {
  const { search } = Route.useLoaderDeps();
  const data = Route.useLoaderData();
  return (
    <PageData>
      {data.shows === 'shop' ? shopPage.show({ shop: data.shop }, data.shop.id) : shopListPage.show({ search })}
    </PageData>
  );
}
