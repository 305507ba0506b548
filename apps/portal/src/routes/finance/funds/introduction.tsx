import { createFileRoute } from '@tanstack/react-router';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { ALL_FUNDS } from '../../../pages/finance/funds/fund-paths.ts';
import { IntroductionPage } from '../../../pages/finance/funds/introduction-page.tsx';
import { fundsWords } from '../../../pages/finance/funds/words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/finance/funds/introduction')({
  beforeLoad: ({ context }) => context.words.load(fundsWords.financeFunds),
  loader: async ({ context: { data } }) => {
    const [funds, results] = await Promise.all([
      data.load(fundEndpoints.listFunds, { query: ALL_FUNDS }),
      data.load(fundEndpoints.listFundResults, { query: { page_size: 1 } }),
    ]);
    return { funds: funds.data, results: results.page.total };
  },
  head: ({ match }) =>
    pageHead(match.context, 'financeFunds', ({ tabs, descriptions }) => ({
      title: tabs.introduction,
      description: descriptions.introduction,
    })),
  component: Introduction,
});

function Introduction() {
  return <IntroductionPage {...Route.useLoaderData()} />;
}
