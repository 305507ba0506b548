import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { TalentPage } from '../../pages/content/landing/talent-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');
/** Found in Chinese titles, whatever the language of the page. */
const TALENT = '人才';

export const Route = createFileRoute('/talent/')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.contentTalent);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data } }) => {
    const [policies, news] = await Promise.all([
      data.load(policyEndpoints.listPolicies, { query: { q: TALENT, sort: 'published_on', page_size: 8 } }),
      data.load(contentEndpoints.listInformation, { query: { kind: ['talent'], page_size: 6 } }),
    ]);
    return { policies: policies.data, news: news.data };
  },
  head: ({ match }) => pageHead(match.context, 'contentTalent', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  const policiesHref = `/policy/policyDocument?q=${encodeURIComponent(TALENT)}&sort=published_on`;
  return <TalentPage {...Route.useLoaderData()} policiesHref={policiesHref} />;
}
