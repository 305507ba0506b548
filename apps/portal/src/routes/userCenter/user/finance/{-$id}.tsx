import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../../pages/finance/application/applications-page.tsx';
import { financeApplicationWords } from '../../../../pages/finance/application/words.ts';
import { claimsWords } from '../../../../pages/shared/claims/words.ts';
import { filesWords } from '../../../../pages/shared/files/words.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { remarksWords } from '../../../../pages/shared/remarks/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

/** One route for the list, one application and its form. */
export const Route = createFileRoute('/userCenter/user/finance/{-$id}')({
  validateSearch: ({ edit, file, page, status }: Record<string, unknown>) => ({
    edit: oneOf(edit),
    file: oneOf(file),
    page: oneOf(page),
    status: oneOf(status),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      financeApplicationWords.financeApplication,
      claimsWords.claims,
      remarksWords.remarks,
      filesWords.files,
      listWords.list,
      kitWords.deadlineCountdown,
      kitWords.detailPage,
      kitWords.fileViewer,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'financeApplication', ({ title, description }) => ({ title, description })),
  component: FinanceApplications,
});

function FinanceApplications() {
  const { edit, file, page, status } = Route.useSearch();
  const search = {
    ...(edit !== undefined && { edit }),
    ...(file !== undefined && { file }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <ApplicationsPage id={Route.useParams().id} search={search} />;
}
