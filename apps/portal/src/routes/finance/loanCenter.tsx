import { createFileRoute } from '@tanstack/react-router';
import { loanMatchingEndpoints } from '@zonekit/api-client/finance/matching/endpoints';
import { LoanCenterPage } from '../../pages/finance/loan/loan-center-page.tsx';
import { needQuery, readNeed } from '../../pages/finance/loan/need-address.ts';
import { loanWords } from '../../pages/finance/loan/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/finance/loanCenter')({
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => readNeed(search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(loanWords.financeLoan, loanWords.financeLoanCenter, kitFormWords.comparisonTray);
  },
  pendingComponent: Skeleton,
  // Who changes the need sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: async ({ context: { data }, deps, cause }) => {
    const query = needQuery(deps);
    if (query && cause !== 'stay') await data.prefetch(loanMatchingEndpoints.matchLoans, { query });
  },
  head: ({ match }) =>
    pageHead(match.context, 'financeLoanCenter', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <LoanCenterPage need={Route.useLoaderDeps()} />;
}
