import { createFileRoute } from '@tanstack/react-router';
import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import { experimentServiceList } from '@zonekit/api-client/business/service/lists';
import { ServiceListPage } from '../../../pages/experiment/offers/service-list-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/experiment/service')({
  loaderDeps: ({ search }) => readList(experimentServiceList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentService,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees the choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(
          context.data.prefetch(serviceEndpoints.listExperimentServices, {
            query: listQuery(experimentServiceList, deps),
          }),
        ),
  head: ({ match }) =>
    pageHead(match.context, 'experimentService', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <ServiceListPage search={Route.useLoaderDeps()} />;
}
