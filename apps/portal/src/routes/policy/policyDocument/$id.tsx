import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { PolicyPage } from '../../../pages/policy/detail/policy-page.tsx';
import { Comparison, loadComparison } from '../../../pages/policy/versions/comparison-slot.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { cleanHtml } from '../../../platform/data/clean-html.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/policyDocument/$id')({
  validateSearch: (search) => ({
    file: oneOf(search.file),
    compare: oneOf(search.compare),
    with: oneOf(search.with),
  }),
  loaderDeps: ({ search: { compare, with: other } }) => ({ compare, with: other }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      policyWords.policyDetail,
      policyWords.policyVersions,
      kitWords.detailPage,
      kitWords.share,
      kitWords.fileViewer,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params, deps }) => {
    const [{ data }] = await Promise.all([
      context.data.load(policyEndpoints.getPolicy, { params: { data_id: params.id }, query: deps }),
      deps.compare === undefined ? undefined : loadComparison(),
    ]);
    return { policy: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData, match }) =>
    pageHead(match.context, 'policyVersions', (words) => {
      const { title, summary, comparison } = loaderData?.policy ?? {};
      return { title: comparison ? `${title} · ${words.comparison}` : title, description: summary };
    }),
  component: PolicyDocument,
});

function PolicyDocument() {
  const { policy, body } = Route.useLoaderData();
  const { file } = Route.useSearch();
  if (policy.comparison) return <Comparison policy={policy} comparison={policy.comparison} />;
  return <PolicyPage key={policy.id} policy={policy} body={body} fileId={file} />;
}
