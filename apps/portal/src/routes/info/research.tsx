import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { institutionList } from '@zonekit/api-client/content/lists';
import { ResearchListPage } from '../../pages/content/institution/research-list-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { listAnswer } from '../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { PageData } from '../../platform/data/page-data.tsx';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/info/research')({
  loaderDeps: ({ search }) => readList(institutionList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      contentWords.content,
      contentWords.contentInstitution,
      contentWords.contentResearch,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
    );
  },
  pendingComponent: Skeleton,
  // Who narrows the list sees his choice at once, over the older results: the page itself asks for the new ones.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(contentEndpoints.listResearch, { query: listQuery(institutionList, deps) })),
  head: ({ match }) => pageHead(match.context, 'contentResearch', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return (
    <PageData>
      <ResearchListPage search={Route.useLoaderDeps()} />
    </PageData>
  );
}
