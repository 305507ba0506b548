import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { PolicyPage } from '../../../pages/policy/detail/policy-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { cleanHtml } from '../../../platform/data/clean-html.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/policy/detail/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/policyDocument/$id')({
  validateSearch: (search) => ({ file: oneOf(search.file) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyDetail, kitWords.detailPage, kitWords.share, kitWords.fileViewer);
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params }) => {
    const { data } = await context.data.load(policyEndpoints.getPolicy, { params: { data_id: params.id } });
    return { policy: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.policy.title }, { name: 'description', content: loaderData.policy.summary }]
      : [],
  }),
  component: PolicyDocument,
});

function PolicyDocument() {
  const { policy, body } = Route.useLoaderData();
  return <PolicyPage key={policy.id} policy={policy} body={body} fileId={Route.useSearch().file} />;
}
