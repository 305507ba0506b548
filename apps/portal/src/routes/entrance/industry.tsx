import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { IndustryPage } from '../../pages/content/landing/industry-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/entrance/industry')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.content, contentWords.contentIndustry);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data } }) => {
    const { data: chains } = await data.load(contentEndpoints.listChains, {});
    return { chains };
  },
  head: ({ match }) => pageHead(match.context, 'contentIndustry', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <IndustryPage {...Route.useLoaderData()} />;
}
