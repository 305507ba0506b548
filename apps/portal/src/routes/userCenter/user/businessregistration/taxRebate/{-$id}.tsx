import { createFileRoute } from '@tanstack/react-router';
import { TaxRebatesPage } from '../../../../../pages/registration/tax-rebate/tax-rebates-page.tsx';
import { taxRebateWords } from '../../../../../pages/registration/tax-rebate/words.ts';
import { claimsWords } from '../../../../../pages/shared/claims/words.ts';
import { filesWords } from '../../../../../pages/shared/files/words.ts';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { remarksWords } from '../../../../../pages/shared/remarks/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the list, one application and its form: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/businessregistration/taxRebate/{-$id}')({
  validateSearch: ({ edit, file, page, status }: Record<string, unknown>) => ({
    edit: oneOf(edit),
    file: oneOf(file),
    page: oneOf(page),
    status: oneOf(status),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      taxRebateWords.registrationTaxRebate,
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
    pageHead(match.context, 'registrationTaxRebate', ({ title, description }) => ({ title, description })),
  component: TaxRebate,
});

function TaxRebate() {
  const { edit, file, page, status } = Route.useSearch();
  const search = {
    ...(edit !== undefined && { edit }),
    ...(file !== undefined && { file }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <TaxRebatesPage id={Route.useParams().id} search={search} />;
}
