import { createFileRoute } from '@tanstack/react-router';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import { loanWords } from '../pages/finance/loan/words.ts';
import { marketFilter, readMarket } from '../pages/finance/shops/market-address.ts';
import { MarketPage } from '../pages/finance/shops/market-page.tsx';
import { PageData } from '../platform/data/page-data.tsx';
import { pageHead } from '../platform/words/page-head.ts';
import { pageSkeleton } from '../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/financeSupermarket')({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => readMarket(search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(loanWords.financeLoan, loanWords.financeSupermarket);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, deps }) => {
    const [categories] = await Promise.all([
      data.load(institutionEndpoints.financialCategories, {}),
      data.prefetch(institutionEndpoints.supermarket, { body: marketFilter(deps) }),
    ]);
    return categories.data;
  },
  head: ({ match }) =>
    pageHead(match.context, 'financeSupermarket', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return (
    <PageData>
      <MarketPage categories={Route.useLoaderData()} search={Route.useLoaderDeps()} />
    </PageData>
  );
}
