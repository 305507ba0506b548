import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { DeclarationListPage } from '../../../pages/policy/list/declaration-list-page.tsx';
import { flatSearch } from '../../../pages/policy/list/list-search.ts';
import { declarationQuery, readDeclarationSearch } from '../../../pages/policy/list/policy-searches.ts';
import { pageHead } from '../../../words/page-head.ts';

export const Route = createFileRoute('/policy/policyDeclaration')({
  validateSearch: (search) => flatSearch(readDeclarationSearch(search)),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => context.words.load('policyList', 'kit.facetFilter'),
  loader: ({ context, deps }) =>
    context.data.prefetch(policyEndpoints.listDeclarations, { query: declarationQuery(readDeclarationSearch(deps)) }),
  head: ({ match }) => pageHead(match.context, ({ policyList }) => policyList?.calls ?? {}),
  component: PolicyDeclarations,
});

function PolicyDeclarations() {
  return <DeclarationListPage search={readDeclarationSearch(Route.useSearch())} />;
}
