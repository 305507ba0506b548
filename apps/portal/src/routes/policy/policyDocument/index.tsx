import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { PolicyListPage } from '../../../pages/policy/list/policy-list-page.tsx';
import { policyQuery } from '../../../pages/policy/list/policy-queries.ts';
import { readPolicySearch } from '../../../pages/policy/list/policy-searches.ts';
import { policyWords } from '../../../pages/policy/words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyDocument')({
  loaderDeps: ({ search }) => withoutDialog(search),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyList, 'kit.listPage', 'kit.facetFilter');
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : context.data.prefetch(policyEndpoints.listPolicies, { query: policyQuery(readPolicySearch(deps)) }),
  head: ({ match }) => pageHead(match.context, ({ policyList }) => policyList?.documents ?? {}),
  component: PolicyDocuments,
});

function PolicyDocuments() {
  return <PolicyListPage search={readPolicySearch(withoutDialog(Route.useSearch()))} />;
}
