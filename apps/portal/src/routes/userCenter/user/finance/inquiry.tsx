import { createFileRoute } from '@tanstack/react-router';
import { financeApplicationWords } from '../../../../pages/finance/application/words.ts';
import { InquiriesPage } from '../../../../pages/finance/inquiry/inquiries-page.tsx';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/finance/inquiry')({
  validateSearch: ({ inquiry, page, status }: Record<string, unknown>) => ({
    inquiry: oneOf(inquiry),
    page: oneOf(page),
    status: oneOf(status),
  }),
  beforeLoad: ({ context }) => context.words.load(financeApplicationWords.financeInquiry, listWords.list),
  head: ({ match }) => pageHead(match.context, 'financeInquiry', ({ title, description }) => ({ title, description })),
  component: Inquiries,
});

function Inquiries() {
  return <InquiriesPage params={Route.useSearch()} />;
}
