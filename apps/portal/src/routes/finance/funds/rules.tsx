import { createFileRoute, notFound } from '@tanstack/react-router';
import { fundEndpoints } from '@zonekit/api-client/finance/fund/endpoints';
import { ALL_FUNDS } from '../../../pages/finance/funds/fund-paths.ts';
import { RulesPage } from '../../../pages/finance/funds/rules-page.tsx';
import { fundsWords } from '../../../pages/finance/funds/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

/** Rules of the fund in the address, else of the first one. */
export const Route = createFileRoute('/finance/funds/rules')({
  validateSearch: ({ fund }: Record<string, unknown>) => ({ fund: oneOf(fund) }),
  loaderDeps: ({ search: { fund } }) => ({ fund }),
  beforeLoad: ({ context }) => context.words.load(fundsWords.financeFunds),
  loader: async ({ context: { data }, deps }) => {
    const { data: funds } = await data.load(fundEndpoints.listFunds, { query: ALL_FUNDS });
    const id = deps.fund ?? funds[0]?.id;
    if (id === undefined) throw notFound();
    const { data: fund } = await data.load(fundEndpoints.getFund, { params: { fund_id: id } });
    return { funds, fund };
  },
  head: ({ match }) =>
    pageHead(match.context, 'financeFunds', ({ tabs, descriptions }) => ({
      title: tabs.rules,
      description: descriptions.rules,
    })),
  component: Rules,
});

function Rules() {
  return <RulesPage {...Route.useLoaderData()} />;
}
