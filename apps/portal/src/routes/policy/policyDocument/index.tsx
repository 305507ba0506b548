import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { policyList } from '@zonekit/api-client/policy/lists';
import { PolicyListPage } from '../../../pages/policy/list/policy-list-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyDocument')({
  loaderDeps: ({ search }) => readList(policyList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyList, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(policyEndpoints.listPolicies, { query: listQuery(policyList, deps) })),
  head: ({ match }) => pageHead(match.context, 'policyList', ({ documents }) => documents),
  component: PolicyDocuments,
});

function PolicyDocuments() {
  return <PolicyListPage search={Route.useLoaderDeps()} />;
}
