import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { EmbeddedLoginPage } from '../../pages/auth/embedded-login-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { credentialsWords } from '../../pages/shared/credentials/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/single/login')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.authLogin, credentialsWords.credentials),
  head: ({ match }) =>
    pageHead(match.context, 'authLogin', ({ embeddedTitle, description }) => ({ title: embeddedTitle, description })),
  component: Login,
});

function Login() {
  return <EmbeddedLoginPage search={Route.useSearch()} />;
}
