import { createFileRoute } from '@tanstack/react-router';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { chainSearch } from '../../pages/content/industry/chain-search.ts';
import { IndustryMapPage } from '../../pages/content/industry/industry-map-page.tsx';
import { contentWords } from '../../pages/content/words.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/entrance/industryMap')({
  validateSearch: chainSearch,
  loaderDeps: ({ search }) => ({ chain: search.chain }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(contentWords.content, contentWords.contentIndustryMap, listWords.list);
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, deps }) => {
    const { data: chains } = await data.load(contentEndpoints.listChains, {});
    const id = deps.chain ?? chains[0]?.id;
    const chain =
      id === undefined ? null : (await data.load(contentEndpoints.getChain, { params: { chain_id: id } })).data;
    return { chains, chain };
  },
  head: ({ match }) =>
    pageHead(match.context, 'contentIndustryMap', ({ title, description }) => ({ title, description })),
  component: Page,
});

function Page() {
  const { chains, chain } = Route.useLoaderData();
  const { view = 'chain', position } = Route.useSearch();
  return <IndustryMapPage {...{ chains, chain, view, position }} />;
}
