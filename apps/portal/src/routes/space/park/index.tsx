import { createFileRoute } from '@tanstack/react-router';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { parkList } from '@zonekit/api-client/space/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { ParkListPage } from '../../../pages/space/park/park-list-page.tsx';
import { spaceWords } from '../../../pages/space/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/park')({
  loaderDeps: ({ search }) => readList(parkList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spaceParks, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(spaceEndpoints.listParks, { query: listQuery(parkList, deps) })),
  head: ({ match }) => pageHead(match.context, 'spaceParks', ({ title, description }) => ({ title, description })),
  component: Parks,
});

function Parks() {
  return <ParkListPage search={Route.useLoaderDeps()} />;
}
