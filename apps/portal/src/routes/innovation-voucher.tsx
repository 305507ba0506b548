import { createFileRoute } from '@tanstack/react-router';
import { readVoucherSearch } from '../pages/order/voucher/voucher-address.ts';
import { VoucherPage } from '../pages/order/voucher/voucher-page.tsx';
import { orderWords } from '../pages/order/words.ts';
import { claimsWords } from '../pages/shared/claims/words.ts';
import { filesWords } from '../pages/shared/files/words.ts';
import { formWords } from '../pages/shared/form/words.ts';
import { listWords } from '../pages/shared/list/words.ts';
import { remarksWords } from '../pages/shared/remarks/words.ts';
import { userCentreWords } from '../pages/shared/user-centre/words.ts';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageHead } from '../platform/words/page-head.ts';

/** Route of the rules, the account and a redemption: each further route adds to home's script. */
export const Route = createFileRoute('/innovation-voucher')({
  validateSearch: readVoucherSearch,
  beforeLoad: ({ context }) =>
    context.words.load(
      orderWords.orderVoucher,
      claimsWords.claims,
      filesWords.files,
      formWords.form,
      listWords.list,
      remarksWords.remarks,
      userCentreWords.userCentre,
      kitWords.deadlineCountdown,
      kitWords.detailPage,
      kitWords.fileViewer,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) => pageHead(match.context, 'orderVoucher', ({ title, description }) => ({ title, description })),
  component: Vouchers,
});

function Vouchers() {
  return <VoucherPage params={Route.useSearch()} />;
}
