import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../data/search-params.ts';
import { LoginPage } from '../pages/auth/login-page.tsx';
import { pageHead } from '../words/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search): { return?: string } => {
    const path = oneOf(search.return);
    return path ? { return: path } : {};
  },
  beforeLoad: ({ context }) => context.words.load('login'),
  head: ({ match }) =>
    pageHead(match.context, ({ login }) => ({ title: login?.title, description: login?.description })),
  component: Login,
});

function Login() {
  return <LoginPage returnTo={Route.useSearch().return} />;
}
