import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { ForgetPage } from '../../pages/auth/forget-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { credentialsWords } from '../../pages/shared/credentials/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/login/forget')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.authLogin, credentialsWords.credentials),
  head: ({ match }) =>
    pageHead(match.context, 'authLogin', ({ forgetTitle, forgetLede }) => ({
      title: forgetTitle,
      description: forgetLede,
    })),
  component: Forget,
});

function Forget() {
  return <ForgetPage search={Route.useSearch()} />;
}
