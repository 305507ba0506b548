import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { remarksWords } from '../../../../../pages/shared/remarks/words.ts';
import { ReportsPage } from '../../../../../pages/space/report/reports-page.tsx';
import { reportWords } from '../../../../../pages/space/report/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the list and one report: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/space/businessStatus/{-$id}')({
  validateSearch: ({ figure, page, status }: Record<string, unknown>) => ({
    figure: oneOf(figure),
    page: oneOf(page),
    status: oneOf(status),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(
      reportWords.spaceBusinessStatus,
      remarksWords.remarks,
      listWords.list,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'spaceBusinessStatus', ({ title, description }) => ({ title, description })),
  component: BusinessStatus,
});

function BusinessStatus() {
  const { figure, page, status } = Route.useSearch();
  const search = {
    ...(figure !== undefined && { figure }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <ReportsPage id={Route.useParams().id} search={search} />;
}
