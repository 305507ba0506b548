import { createFileRoute } from '@tanstack/react-router';
import { BrowsePage } from '../../../pages/policy/publications/browse-page.tsx';
import { CALLS } from '../../../pages/policy/publications/publication-calls.ts';
import { tabOf } from '../../../pages/policy/publications/publication-href.ts';
import { LISTS } from '../../../pages/policy/publications/publication-lists.ts';
import { policyWords } from '../../../pages/policy/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyBrowse')({
  loaderDeps: ({ search }) => {
    const chosen: Record<string, unknown> = withoutDialog(search);
    const tab = tabOf(oneOf(chosen.tab));
    return { tab, search: readList(LISTS[tab], chosen) };
  },
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyPublications, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps: { tab, search }, cause }) => {
    if (cause === 'stay') return undefined;
    return listAnswer(context.data.prefetch(CALLS[tab].list, { query: listQuery(LISTS[tab], search) }));
  },
  head: ({ match }) =>
    pageHead(match.context, 'policyPublications', ({ title, description }) => ({ title, description })),
  component: PolicyBrowse,
});

function PolicyBrowse() {
  const { tab, search } = Route.useLoaderDeps();
  return <BrowsePage tab={tab} search={search} />;
}
