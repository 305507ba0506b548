import { createFileRoute } from '@tanstack/react-router';
import { investorEndpoints } from '@zonekit/api-client/finance/investor/endpoints';
import { investorList } from '@zonekit/api-client/finance/investor/lists';
import { InvestorListPage } from '../../pages/finance/investment/investor-list-page.tsx';
import { investmentWords } from '../../pages/finance/investment/words.ts';
import { listAnswer } from '../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/finance/investment')({
  loaderDeps: ({ search }) => readList(investorList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      investmentWords.financeInvestment,
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
      : listAnswer(context.data.prefetch(investorEndpoints.listInvestors, { query: listQuery(investorList, deps) })),
  head: ({ match }) =>
    pageHead(match.context, 'financeInvestment', ({ title, description }) => ({ title, description })),
  component: Investors,
});

function Investors() {
  return <InvestorListPage search={Route.useLoaderDeps()} />;
}
