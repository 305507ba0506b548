import { createFileRoute } from '@tanstack/react-router';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/endpoints';
import { IllustrationPage } from '../../../pages/policy/reading/illustration-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/policyIllustration/$id')({
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyReading);
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params }) =>
    (await context.data.load(readingEndpoints.getIllustration, { params: { data_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.summary }] : [],
  }),
  component: PolicyIllustration,
});

function PolicyIllustration() {
  const illustration = Route.useLoaderData();
  return <IllustrationPage key={illustration.id} illustration={illustration} />;
}
