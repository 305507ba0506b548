import { createFileRoute } from '@tanstack/react-router';
import { accountWords } from '../../../../pages/account/words.ts';
import { ApplicationsPage } from '../../../../pages/policy/applications/applications-page.tsx';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

/** One route for the lists, one application and its form: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/policyManagement/{-$id}')({
  validateSearch: ({ call, edit, page, status, tab }: Record<string, unknown>) => ({
    call: oneOf(call),
    edit: oneOf(edit),
    page: oneOf(page),
    status: oneOf(status),
    tab: oneOf(tab),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      accountWords.applications,
      'kit.deadlineCountdown',
      'kit.detailPage',
      'kit.editConflict',
      'kit.formPage',
      'kit.statusTimeline',
    ),
  head: ({ match }) =>
    pageHead(match.context, ({ applications }) => ({
      title: applications?.title,
      description: applications?.description,
    })),
  component: Applications,
});

function Applications() {
  return <ApplicationsPage id={Route.useParams().id} search={Route.useSearch()} />;
}
