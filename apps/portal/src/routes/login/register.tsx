import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { RegisterPage } from '../../pages/auth/register-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { credentialsWords } from '../../pages/shared/credentials/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/login/register')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.authLogin, credentialsWords.credentials),
  head: ({ match }) =>
    pageHead(match.context, 'authLogin', ({ registerTitle, registerLede }) => ({
      title: registerTitle,
      description: registerLede,
    })),
  component: Register,
});

function Register() {
  return <RegisterPage search={Route.useSearch()} />;
}
