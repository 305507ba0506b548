import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { UnveilingPage } from '../../../../pages/supply/own/unveiling-page.tsx';
import { ownDemandWords } from '../../../../pages/supply/own/words.ts';
import { supplyWords } from '../../../../pages/supply/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/enterpriseDemandList/unveiling')({
  validateSearch: ({ page, response, status }: Record<string, unknown>) => ({
    page: oneOf(page),
    response: oneOf(response),
    status: oneOf(status),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(ownDemandWords.supplyOwn, supplyWords.supplyHall, listWords.list, kitFormWords.statusTimeline),
  head: ({ match }) =>
    pageHead(match.context, 'supplyOwn', ({ unveiling: { title, description } }) => ({ title, description })),
  component: Unveiling,
});

function Unveiling() {
  return <UnveilingPage params={Route.useSearch()} />;
}
