import { createFileRoute } from '@tanstack/react-router';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/endpoints';
import { illustrationList } from '@zonekit/api-client/policy/reading/lists';
import { IllustrationListPage } from '../../../pages/policy/reading/illustration-list-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { listAnswer } from '../../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyIllustration')({
  loaderDeps: ({ search }) => readList(illustrationList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyReading, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(
          context.data.prefetch(readingEndpoints.listIllustrations, { query: listQuery(illustrationList, deps) }),
        ),
  head: ({ match }) =>
    pageHead(match.context, 'policyReading', ({ illustration: { title, description } }) => ({ title, description })),
  component: IllustrationListPageRoute,
});

function IllustrationListPageRoute() {
  return <IllustrationListPage search={Route.useLoaderDeps()} />;
}
