import { createFileRoute } from '@tanstack/react-router';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { fundList } from '@zonekit/api-client/finance/fund/lists';
import { FundListPage } from '../../../../pages/finance/funds/fund-list-page.tsx';
import { fundsWords } from '../../../../pages/finance/funds/words.ts';
import { listAnswer } from '../../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/finance/funds/list')({
  loaderDeps: ({ search }) => readList(fundList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(fundsWords.financeFunds, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(fundEndpoints.listFunds, { query: listQuery(fundList, deps) })),
  head: ({ match }) =>
    pageHead(match.context, 'financeFunds', ({ tabs, descriptions }) => ({
      title: tabs.list,
      description: descriptions.list,
    })),
  component: List,
});

function List() {
  return <FundListPage search={Route.useLoaderDeps()} />;
}
