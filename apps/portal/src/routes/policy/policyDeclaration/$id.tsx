import { createFileRoute } from '@tanstack/react-router';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { DeclarationPage } from '../../../pages/policy/detail/declaration-page.tsx';
import { afterDeclaration, declarationFigures } from '../../../pages/policy/detail/late-sections.ts';
import { policyWords } from '../../../pages/policy/words.ts';
import { cleanHtml } from '../../../platform/data/clean-html.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/policyDeclaration/$id')({
  validateSearch: (search) => ({ file: oneOf(search.file) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      policyWords.policyDetail,
      kitWords.deadlineCountdown,
      kitWords.detailPage,
      kitWords.policyMatch,
      kitWords.share,
      kitWords.fileViewer,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params }) => {
    const [{ data }] = await Promise.all([
      context.data.load(policyEndpoints.getDeclaration, { params: { data_id: params.id } }),
      afterDeclaration.load(),
      declarationFigures.load(),
    ]);
    return { call: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [
          { title: loaderData.call.title },
          { name: 'description', content: `${loaderData.call.number} ${loaderData.call.support}` },
        ]
      : [],
  }),
  component: PolicyDeclaration,
});

function PolicyDeclaration() {
  const { call, body } = Route.useLoaderData();
  return <DeclarationPage key={call.id} call={call} body={body} fileId={Route.useSearch().file} />;
}
