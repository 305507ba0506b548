import { createFileRoute, notFound } from '@tanstack/react-router';
import { investorEndpoints } from '@zonekit/api-client/finance/investor/endpoints';
import { InvestorPage } from '../../pages/finance/investment/investor-page.tsx';
import { investmentWords } from '../../pages/finance/investment/words.ts';
import { offerWords } from '../../pages/shared/offer/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/finance/investmentDetails')({
  validateSearch: ({ id, ask }: Record<string, unknown>) => ({ id: oneOf(id), ask: oneOf(ask) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(investmentWords.financeInvestment, offerWords.offer, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: async ({ context, deps: { id } }) => {
    if (id === undefined) throw notFound();
    return (await context.data.load(investorEndpoints.getInvestor, { params: { investor_id: id } })).data;
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }, { name: 'description', content: loaderData.offer }] : [],
  }),
  component: Investor,
});

function Investor() {
  const investor = Route.useLoaderData();
  return <InvestorPage key={investor.id} investor={investor} asking={Route.useSearch().ask === '1'} />;
}
