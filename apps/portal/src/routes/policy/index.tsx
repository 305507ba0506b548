import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { LandingPage } from '../../pages/policy/landing/landing-page.tsx';
import { LATEST_QUERY, SOON_QUERY } from '../../pages/policy/landing/landing-queries.ts';
import { policyWords } from '../../pages/policy/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/policy/landing/landing-skeleton.tsx'), 'LandingSkeleton');

export const Route = createFileRoute('/policy/')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyLanding, kitWords.portalSearch);
  },
  pendingComponent: Skeleton,
  loader: async ({ context }) => {
    await Promise.all([
      context.data.prefetch(policyEndpoints.listPolicies, { query: LATEST_QUERY }),
      context.data.prefetch(policyEndpoints.listDeclarations, { query: SOON_QUERY }),
      context.data.prefetch(policyEndpoints.totalCount, {}),
      context.data.prefetch(policyEndpoints.statusCounts, {}),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'policyLanding', ({ title, description }) => ({ title, description })),
  component: LandingPage,
});
