import { createFileRoute } from '@tanstack/react-router';
import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/endpoints';
import { incubatorList } from '@zonekit/api-client/space/incubator/lists';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { IncubatorListPage } from '../../../pages/space/incubator/incubator-list-page.tsx';
import { spaceWords } from '../../../pages/space/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/Incubator')({
  loaderDeps: ({ search }) => readList(incubatorList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spaceIncubator, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(incubatorEndpoints.listIncubators, { query: listQuery(incubatorList, deps) })),
  head: ({ match }) =>
    pageHead(
      match.context,
      'spaceIncubator',
      ({
        lists: {
          incubator: { title, description },
        },
      }) => ({ title, description }),
    ),
  component: Incubators,
});

function Incubators() {
  return <IncubatorListPage search={Route.useLoaderDeps()} />;
}
