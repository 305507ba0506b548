import { createFileRoute } from '@tanstack/react-router';
import { TABS } from '../../../pages/expert/mine/management-address.ts';
import { ManagementPage } from '../../../pages/expert/mine/management-page.tsx';
import { expertWords } from '../../../pages/expert/words.ts';
import { filesWords } from '../../../pages/shared/files/words.ts';
import { listWords } from '../../../pages/shared/list/words.ts';
import { oneOf } from '../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/expertManagement')({
  validateSearch: ({ page, status, tab }: Record<string, unknown>) => ({
    page: oneOf(page),
    status: oneOf(status),
    tab: oneOf(tab),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(
      expertWords.expertManagement,
      filesWords.files,
      listWords.list,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'expertManagement', ({ title, description }) => ({ title, description })),
  component: ExpertManagement,
});

function ExpertManagement() {
  const { page, status, tab } = Route.useSearch();
  const params = { ...(page !== undefined && { page }), ...(status !== undefined && { status }) };
  return <ManagementPage tab={TABS.find((name) => name === tab) ?? 'entries'} params={params} />;
}
