import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { flatSearch } from '../../../pages/policy/list/list-search.ts';
import { PolicyListPage } from '../../../pages/policy/list/policy-list-page.tsx';
import { policyQuery, readPolicySearch } from '../../../pages/policy/list/policy-searches.ts';
import { pageHead } from '../../../words/page-head.ts';

export const Route = createFileRoute('/policy/policyDocument')({
  validateSearch: (search) => flatSearch(readPolicySearch(search)),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => context.words.load('policyList', 'kit.facetFilter'),
  loader: ({ context, deps }) =>
    context.data.prefetch(policyEndpoints.listPolicies, { query: policyQuery(readPolicySearch(deps)) }),
  head: ({ match }) => pageHead(match.context, ({ policyList }) => policyList?.documents ?? {}),
  component: PolicyDocuments,
});

function PolicyDocuments() {
  return <PolicyListPage search={readPolicySearch(Route.useSearch())} />;
}
