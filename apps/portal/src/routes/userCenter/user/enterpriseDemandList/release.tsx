import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { ReleasedPage } from '../../../../pages/supply/own/released-page.tsx';
import { ownDemandWords } from '../../../../pages/supply/own/words.ts';
import { supplyWords } from '../../../../pages/supply/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/enterpriseDemandList/release')({
  validateSearch: ({ demand, page, status, tab }: Record<string, unknown>) => ({
    demand: oneOf(demand),
    page: oneOf(page),
    status: oneOf(status),
    tab: oneOf(tab),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(
      ownDemandWords.supplyOwn,
      supplyWords.supply,
      supplyWords.supplyHall,
      listWords.list,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'supplyOwn', ({ released: { title, description } }) => ({ title, description })),
  component: Released,
});

function Released() {
  return <ReleasedPage params={Route.useSearch()} />;
}
