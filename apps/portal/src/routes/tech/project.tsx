import { createFileRoute } from '@tanstack/react-router';
import { projectEndpoints } from '@zonekit/api-client/experiment/project/endpoints';
import { projectList } from '@zonekit/api-client/experiment/project/lists';
import { ProjectListPage } from '../../pages/experiment/project/project-list-page.tsx';
import { experimentWords } from '../../pages/experiment/words.ts';
import { listAnswer } from '../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/tech/project')({
  loaderDeps: ({ search }) => readList(projectList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentProject,
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
      : listAnswer(context.data.prefetch(projectEndpoints.listProjects, { query: listQuery(projectList, deps) })),
  head: ({ match }) =>
    pageHead(match.context, 'experimentProject', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <ProjectListPage search={Route.useLoaderDeps()} />;
}
