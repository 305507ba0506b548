import { createFileRoute } from '@tanstack/react-router';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { SpaceLandingPage } from '../../pages/space/landing/landing-page.tsx';
import { spaceWords } from '../../pages/space/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/space/')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(spaceWords.spaceLanding, spaceWords.spaceParks, spaceWords.spaceUnits);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data } }) => (await data.load(planEndpoints.getBaseData, {})).data,
  head: ({ match }) => pageHead(match.context, 'spaceLanding', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <SpaceLandingPage base={Route.useLoaderData()} />;
}
