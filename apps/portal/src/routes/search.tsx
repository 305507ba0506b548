import { createFileRoute } from '@tanstack/react-router';
import { searchEndpoints } from '@zonekit/api-client/search/endpoints';
import { SearchPage } from '../pages/search/search-page.tsx';
import { searchQuery } from '../pages/search/search-query.ts';
import { searchWords } from '../pages/search/words.ts';
import { PageData } from '../platform/data/page-data.tsx';
import { oneOf } from '../platform/data/search-params.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageHead } from '../platform/words/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: ({ q, kind }: Record<string, unknown>) => ({ q: oneOf(q), kind: oneOf(kind) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => context.words.load(searchWords.search, kitWords.portalSearch),
  // Who searches again sees the older results until the page has the new ones.
  loader: async ({ context, deps, cause }) => {
    const query = searchQuery(deps);
    if (query && cause !== 'stay') await context.data.prefetch(searchEndpoints.searchAll, { query });
  },
  head: ({ match }) => pageHead(match.context, 'search', ({ title, description }) => ({ title, description })),
  component: Search,
});

function Search() {
  return (
    <PageData>
      <SearchPage search={Route.useSearch()} />
    </PageData>
  );
}
