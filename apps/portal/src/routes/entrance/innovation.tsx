import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { InnovationPage } from '../../pages/content/landing/innovation-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/entrance/innovation')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.content, contentWords.contentInnovation);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data } }) => {
    const one = { query: { page_size: 1 } };
    const [platforms, bases, research, centers, chains, news] = await Promise.all([
      data.load(contentEndpoints.listPlatforms, one),
      data.load(contentEndpoints.listBases, one),
      data.load(contentEndpoints.listResearch, one),
      data.load(contentEndpoints.listCenters, {}),
      data.load(contentEndpoints.listChains, {}),
      data.load(contentEndpoints.listInformation, { query: { page_size: 5 } }),
    ]);
    const counts = {
      platform: platforms.page.total,
      base: bases.page.total,
      research: research.page.total,
      center: centers.data.reduce((sum, { centerList }) => sum + centerList.length, 0),
    };
    return { counts, groups: centers.data, chains: chains.data, news: news.data };
  },
  head: ({ match }) =>
    pageHead(match.context, 'contentInnovation', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <InnovationPage {...Route.useLoaderData()} />;
}
