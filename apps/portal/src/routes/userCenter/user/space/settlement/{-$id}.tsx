import { createFileRoute } from '@tanstack/react-router';
import { claimsWords } from '../../../../../pages/shared/claims/words.ts';
import { filesWords } from '../../../../../pages/shared/files/words.ts';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { remarksWords } from '../../../../../pages/shared/remarks/words.ts';
import { SettlementsPage } from '../../../../../pages/space/settlement/settlements-page.tsx';
import { settlementWords } from '../../../../../pages/space/settlement/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the list, one application and its form: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/space/settlement/{-$id}')({
  validateSearch: ({ contract, edit, file, page, status }: Record<string, unknown>) => ({
    contract: oneOf(contract),
    edit: oneOf(edit),
    file: oneOf(file),
    page: oneOf(page),
    status: oneOf(status),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      settlementWords.spaceSettlement,
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
  head: ({ match }) => pageHead(match.context, 'spaceSettlement', ({ title, description }) => ({ title, description })),
  component: Settlement,
});

function Settlement() {
  const { contract, edit, file, page, status } = Route.useSearch();
  const search = {
    ...(contract !== undefined && { contract }),
    ...(edit !== undefined && { edit }),
    ...(file !== undefined && { file }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <SettlementsPage id={Route.useParams().id} search={search} />;
}
