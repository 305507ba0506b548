import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { CenterPage } from '../../pages/content/institution/center-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/info/innovation')({
  validateSearch: (search) => ({ field: oneOf(search.field) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.content, contentWords.contentInstitution, contentWords.contentCenters);
  },
  pendingComponent: Skeleton,
  loader: async ({ context }) => (await context.data.load(contentEndpoints.listCenters, {})).data,
  head: ({ match }) => pageHead(match.context, 'contentCenters', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <CenterPage groups={Route.useLoaderData()} field={Route.useSearch().field} />;
}
