import { createFileRoute, notFound } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { ArticlePage } from '../pages/content/information/article-page.tsx';
import { contentWords } from '../pages/content/words.ts';
import { cleanHtml } from '../platform/data/clean-html.ts';
import { oneOf } from '../platform/data/search-params.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageSkeleton } from '../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');
/** As the contract spells ids. */
const ID = /^[\w-]{1,64}$/;

export const Route = createFileRoute('/listDetails')({
  validateSearch: (search) => ({ id: oneOf(search.id) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      contentWords.content,
      contentWords.contentListDetails,
      kitWords.detailPage,
      kitWords.share,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined || !ID.test(id)) throw notFound();
    const { data } = await context.data.load(contentEndpoints.getInformation, { params: { information_id: id } });
    return { item: data, body: await cleanHtml(data.body_html) };
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: loaderData.item.title }, { name: 'description', content: loaderData.item.summary }]
      : [],
  }),
  component: Page,
});

function Page() {
  const { item, body } = Route.useLoaderData();
  return <ArticlePage key={item.id} item={item} body={body} />;
}
