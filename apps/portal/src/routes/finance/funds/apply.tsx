import { createFileRoute } from '@tanstack/react-router';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { ApplyPage } from '../../../pages/finance/funds/apply-page.tsx';
import { ALL_FUNDS } from '../../../pages/finance/funds/fund-paths.ts';
import { fundsWords } from '../../../pages/finance/funds/words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/finance/funds/apply')({
  beforeLoad: ({ context }) => context.words.load(fundsWords.financeFunds),
  loader: async ({ context: { data } }) => (await data.load(fundEndpoints.listFunds, { query: ALL_FUNDS })).data,
  head: ({ match }) =>
    pageHead(match.context, 'financeFunds', ({ tabs, descriptions }) => ({
      title: tabs.apply,
      description: descriptions.apply,
    })),
  component: Apply,
});

function Apply() {
  return <ApplyPage funds={Route.useLoaderData()} />;
}
