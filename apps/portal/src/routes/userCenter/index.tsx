import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../pages/account/overview/overview-page.tsx';
import { accountWords } from '../../pages/account/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/')({
  beforeLoad: ({ context }) => context.words.load(accountWords.accountOverview),
  head: ({ match }) => pageHead(match.context, 'accountOverview', ({ title, description }) => ({ title, description })),
  component: OverviewPage,
});
