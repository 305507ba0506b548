import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { LoginPage } from '../../pages/auth/login-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { credentialsWords } from '../../pages/shared/credentials/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.authLogin, credentialsWords.credentials),
  head: ({ match }) => pageHead(match.context, 'authLogin', ({ title, description }) => ({ title, description })),
  component: Login,
});

function Login() {
  return <LoginPage search={Route.useSearch()} />;
}
