import { createFileRoute } from '@tanstack/react-router';
import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/endpoints';
import { carrierList } from '@zonekit/api-client/space/incubator/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { CarrierListPage } from '../../../pages/space/incubator/carrier-list-page.tsx';
import { spaceWords } from '../../../pages/space/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/spaceVector')({
  loaderDeps: ({ search }) => readList(carrierList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spaceIncubator, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(incubatorEndpoints.listCarriers, { query: listQuery(carrierList, deps) })),
  head: ({ match }) =>
    pageHead(
      match.context,
      'spaceIncubator',
      ({
        lists: {
          carrier: { title, description },
        },
      }) => ({ title, description }),
    ),
  component: Carriers,
});

function Carriers() {
  return <CarrierListPage search={Route.useLoaderDeps()} />;
}
