import { createFileRoute } from '@tanstack/react-router';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { demandList } from '@zonekit/api-client/supply/demand/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { HallPage } from '../../../pages/supply/hall/hall-page.tsx';
import { supplyWords } from '../../../pages/supply/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/enterpriseSupply/demandList')({
  loaderDeps: ({ search }) => readList(demandList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(supplyWords.supplyHall, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(demandEndpoints.listHallDemands, { query: listQuery(demandList, deps) })),
  head: ({ match }) => pageHead(match.context, 'supplyHall', ({ title, description }) => ({ title, description })),
  component: Listing,
});

function Listing() {
  return <HallPage search={Route.useLoaderDeps()} />;
}
