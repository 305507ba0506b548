import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '../../pages/auth/auth-search.ts';
import { EmbeddedLoginPage } from '../../pages/auth/embedded-login-page.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/single/login')({
  validateSearch: authSearch,
  beforeLoad: ({ context }) => context.words.load(authWords.login),
  head: ({ match }) =>
    pageHead(match.context, ({ login }) => ({ title: login?.embeddedTitle, description: login?.description })),
  component: Login,
});

function Login() {
  return <EmbeddedLoginPage search={Route.useSearch()} />;
}
