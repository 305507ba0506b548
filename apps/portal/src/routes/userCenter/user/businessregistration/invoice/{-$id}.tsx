import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '../../../../../pages/registration/invoice/invoices-page.tsx';
import { invoiceWords } from '../../../../../pages/registration/invoice/words.ts';
import { claimsWords } from '../../../../../pages/shared/claims/words.ts';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { remarksWords } from '../../../../../pages/shared/remarks/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the list, one application and its form: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/businessregistration/invoice/{-$id}')({
  validateSearch: ({ edit, file, page, status }: Record<string, unknown>) => ({
    edit: oneOf(edit),
    file: oneOf(file),
    page: oneOf(page),
    status: oneOf(status),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      invoiceWords.registrationInvoice,
      claimsWords.claims,
      remarksWords.remarks,
      listWords.list,
      kitWords.deadlineCountdown,
      kitWords.detailPage,
      kitWords.fileViewer,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'registrationInvoice', ({ title, description }) => ({ title, description })),
  component: Invoice,
});

function Invoice() {
  const { edit, file, page, status } = Route.useSearch();
  const search = {
    ...(edit !== undefined && { edit }),
    ...(file !== undefined && { file }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <InvoicesPage id={Route.useParams().id} search={search} />;
}
