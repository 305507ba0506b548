import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { ForgetPage } from '../../pages/auth/forget-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/login/forget')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.login),
  head: ({ match }) =>
    pageHead(match.context, ({ login }) => ({ title: login?.forgetTitle, description: login?.forgetLede })),
  component: Forget,
});

function Forget() {
  return <ForgetPage search={Route.useSearch()} />;
}
