import { createFileRoute } from '@tanstack/react-router';
import { publicationEndpoints } from '@zonekit/api-client/policy/publication/endpoints';
import { grantList } from '@zonekit/api-client/policy/publication/lists';
import { grantQuery } from '../../../pages/policy/publications/grant-query.ts';
import { AllGrantsPage, PublicityPage } from '../../../pages/policy/publications/publicity-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { readList } from '../../../pages/shared/list/list-query.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { cleanHtml } from '../../../platform/data/clean-html.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';
import { withoutDialog } from '../../../shell/dialogs/dialog-names.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/resultsPublicityDetails/{-$id}')({
  loaderDeps: ({ search }) => readList(grantList, withoutDialog(search)),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(policyWords.policyPublicity, listWords.list, kitWords.detailPage);
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params: { id }, deps }) => {
    const rows = context.data.prefetch(publicationEndpoints.listGrants, { query: grantQuery(deps, id) });
    if (id === undefined) {
      await rows;
      return null;
    }
    const [{ data }] = await Promise.all([
      context.data.load(publicationEndpoints.getPublicity, { params: { data_id: id } }),
      rows,
    ]);
    return { list: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'policyPublicity', ({ title, description }) =>
      loaderData ? { title: loaderData.list.title, description: loaderData.list.summary } : { title, description },
    ),
  component: PublishedResults,
});

function PublishedResults() {
  const search = Route.useLoaderDeps();
  const loaded = Route.useLoaderData();
  if (!loaded) return <AllGrantsPage search={search} />;
  return <PublicityPage key={loaded.list.id} search={search} {...loaded} />;
}
