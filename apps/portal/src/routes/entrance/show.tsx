import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { ShowPage } from '../../pages/content/landing/show-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/entrance/show')({
  validateSearch: (search): { video?: string } => {
    const video = oneOf(search.video);
    return video === undefined ? {} : { video };
  },
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.content, contentWords.contentShow);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data } }) => {
    const [introductions, videos] = await Promise.all([
      data.load(contentEndpoints.listInformation, { query: { kind: ['introduction'], page_size: 6 } }),
      data.load(contentEndpoints.listVideos, { query: { page_size: 100 } }),
    ]);
    return { introductions: introductions.data, videos: videos.data };
  },
  head: ({ match }) => pageHead(match.context, 'contentShow', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  return <ShowPage {...Route.useLoaderData()} videoId={Route.useSearch().video} />;
}
