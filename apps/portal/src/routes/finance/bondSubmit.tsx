import { createFileRoute } from '@tanstack/react-router';
import { SubmitPage } from '../../pages/finance/application/submit-page.tsx';
import { financeApplicationWords } from '../../pages/finance/application/words.ts';
import { claimsWords } from '../../pages/shared/claims/words.ts';
import { filesWords } from '../../pages/shared/files/words.ts';
import { formWords } from '../../pages/shared/form/words.ts';
import { remarksWords } from '../../pages/shared/remarks/words.ts';
import { userCentreWords } from '../../pages/shared/user-centre/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/finance/bondSubmit')({
  validateSearch: ({ id, target }: Record<string, unknown>) => ({ id: oneOf(id), target: oneOf(target) }),
  beforeLoad: ({ context }) =>
    context.words.load(
      financeApplicationWords.financeApplication,
      claimsWords.claims,
      filesWords.files,
      formWords.form,
      remarksWords.remarks,
      userCentreWords.userCentre,
      kitWords.deadlineCountdown,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'financeApplication', ({ apply, description }) => ({ title: apply, description })),
  component: Submit,
});

function Submit() {
  const { id, target } = Route.useSearch();
  return <SubmitPage id={id} target={target} />;
}
