import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { NeedsPage } from '../../../../pages/space/need/needs-page.tsx';
import { needWords } from '../../../../pages/space/need/words.ts';
import { spaceWords } from '../../../../pages/space/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space/needs')({
  validateSearch: ({ need, page, status, tab }: Record<string, unknown>) => ({
    need: oneOf(need),
    page: oneOf(page),
    status: oneOf(status),
    tab: oneOf(tab),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(
      needWords.spaceNeeds,
      spaceWords.space,
      listWords.list,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  head: ({ match }) => pageHead(match.context, 'spaceNeeds', ({ title, description }) => ({ title, description })),
  component: Needs,
});

function Needs() {
  return <NeedsPage params={Route.useSearch()} />;
}
