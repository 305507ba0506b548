import { createFileRoute } from '@tanstack/react-router';
import { expertEndpoints } from '@zonekit/api-client/expert/endpoints';
import { expertList } from '@zonekit/api-client/expert/lists';
import { ExpertListPage } from '../../pages/expert/list/expert-list-page.tsx';
import { listAnswer } from '../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/expert/')({
  loaderDeps: ({ search }) => readList(expertList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(expertEndpoints.listExperts, { query: listQuery(expertList, deps) })),
  head: ({ match }) => pageHead(match.context, 'expert', ({ title, description }) => ({ title, description })),
  component: Experts,
});

function Experts() {
  return <ExpertListPage search={Route.useLoaderDeps()} />;
}
