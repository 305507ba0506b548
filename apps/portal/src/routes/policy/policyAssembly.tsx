import { createFileRoute } from '@tanstack/react-router';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/endpoints';
import { collectionList } from '@zonekit/api-client/policy/reading/lists';
import { AssemblyPage } from '../../pages/policy/reading/assembly-page.tsx';
import { policyWords } from '../../pages/policy/words.ts';
import { listAnswer } from '../../pages/shared/list/list-answer.tsx';
import { listQuery, readList } from '../../pages/shared/list/list-query.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { withoutDialog } from '../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/policy/policyAssembly')({
  loaderDeps: ({ search }) => readList(collectionList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyReading, listWords.list, kitWords.listPage, kitWords.facetFilter);
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : listAnswer(context.data.prefetch(readingEndpoints.listCollections, { query: listQuery(collectionList, deps) })),
  head: ({ match }) =>
    pageHead(match.context, 'policyReading', ({ assembly: { title, description } }) => ({ title, description })),
  component: AssemblyPageRoute,
});

function AssemblyPageRoute() {
  return <AssemblyPage search={Route.useLoaderDeps()} />;
}
