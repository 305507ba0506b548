import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { DeclarationListPage } from '../../../pages/policy/list/declaration-list-page.tsx';
import { declarationQuery } from '../../../pages/policy/list/policy-queries.ts';
import { readDeclarationSearch } from '../../../pages/policy/list/policy-searches.ts';
import { policyWords } from '../../../pages/policy/words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyDeclaration')({
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
      : context.data.prefetch(policyEndpoints.listDeclarations, {
          query: declarationQuery(readDeclarationSearch(deps)),
        }),
  head: ({ match }) => pageHead(match.context, ({ policyList }) => policyList?.calls ?? {}),
  component: PolicyDeclarations,
});

function PolicyDeclarations() {
  return <DeclarationListPage search={readDeclarationSearch(withoutDialog(Route.useSearch()))} />;
}
