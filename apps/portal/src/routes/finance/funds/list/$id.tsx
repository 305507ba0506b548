import { createFileRoute } from '@tanstack/react-router';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { FundPage } from '../../../../pages/finance/funds/fund-page.tsx';
import { fundsWords } from '../../../../pages/finance/funds/words.ts';
import { offerWords } from '../../../../pages/shared/offer/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';

export const Route = createFileRoute('/finance/funds/list/$id')({
  validateSearch: ({ ask }: Record<string, unknown>) => ({ ask: oneOf(ask) }),
  beforeLoad: ({ context }) =>
    context.words.load(fundsWords.financeFunds, offerWords.offer, kitWords.detailPage, kitWords.share),
  loader: async ({ context, params }) =>
    (await context.data.load(fundEndpoints.getFund, { params: { fund_id: params.id } })).data,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }, { name: 'description', content: loaderData.offer }] : [],
  }),
  component: Fund,
});

function Fund() {
  const fund = Route.useLoaderData();
  return <FundPage key={fund.id} fund={fund} asking={Route.useSearch().ask === '1'} />;
}
