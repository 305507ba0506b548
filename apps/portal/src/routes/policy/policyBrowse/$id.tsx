import { createFileRoute } from '@tanstack/react-router';
import { publicationEndpoints } from '@zonekit/api-client/policy/publication/endpoints';
import { CanvassPage } from '../../../pages/policy/publications/canvass-page.tsx';
import { tabOf } from '../../../pages/policy/publications/publication-href.ts';
import { PublicationPage } from '../../../pages/policy/publications/publication-page.tsx';
import { policyWords } from '../../../pages/policy/words.ts';
import { cleanHtml } from '../../../platform/data/clean-html.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/policy/policyBrowse/$id')({
  validateSearch: (search) => ({ tab: oneOf(search.tab), file: oneOf(search.file) }),
  loaderDeps: ({ search }) => ({ tab: tabOf(search.tab) }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      policyWords.policyPublications,
      policyWords.policyDetail,
      kitWords.detailPage,
      kitWords.share,
      kitWords.fileViewer,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context, params, deps }) => {
    const input = { params: { data_id: params.id } };
    if (deps.tab === 'canvass') {
      const { data } = await context.data.load(publicationEndpoints.getCanvass, input);
      return { canvass: data, item: data, body: await cleanHtml(data.body_html) };
    }
    const { data } = await context.data.load(publicationEndpoints.getAnnouncement, input);
    return { canvass: null, item: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.item.title }, { name: 'description', content: loaderData.item.summary }]
      : [],
  }),
  component: PolicyPublication,
});

function PolicyPublication() {
  const { canvass, item, body } = Route.useLoaderData();
  const { file } = Route.useSearch();
  if (canvass) return <CanvassPage key={canvass.id} canvass={canvass} body={body} fileId={file} />;
  return <PublicationPage key={item.id} item={item} body={body} fileId={file} />;
}
