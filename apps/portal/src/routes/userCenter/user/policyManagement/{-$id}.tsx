import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../../pages/policy/applications/applications-page.tsx';
import { policyWords } from '../../../../pages/policy/words.ts';
import { filesWords } from '../../../../pages/shared/files/words.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { monthWords } from '../../../../pages/shared/month/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

/** One route for the lists, one application and its form: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/policyManagement/{-$id}')({
  validateSearch: ({ call, edit, month, page, status, tab }: Record<string, unknown>) => ({
    call: oneOf(call),
    edit: oneOf(edit),
    month: oneOf(month),
    page: oneOf(page),
    status: oneOf(status),
    tab: oneOf(tab),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      policyWords.policyApplications,
      filesWords.files,
      listWords.list,
      monthWords.month,
      kitWords.deadlineCountdown,
      kitWords.detailPage,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'policyApplications', ({ title, description }) => ({ title, description })),
  component: Applications,
});

function Applications() {
  return <ApplicationsPage id={Route.useParams().id} search={Route.useSearch()} />;
}
