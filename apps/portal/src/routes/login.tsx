import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../data/search-params.ts';
import { LoginPage } from '../pages/auth/login-page.tsx';
import { EXPIRED } from '../session/sign-on.ts';
import { pageHead } from '../words/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search): { return?: string; reason?: typeof EXPIRED } => {
    const path = oneOf(search.return);
    return { ...(path && { return: path }), ...(search.reason === EXPIRED && { reason: EXPIRED }) };
  },
  beforeLoad: ({ context }) => context.words.load('login'),
  head: ({ match }) =>
    pageHead(match.context, ({ login }) => ({ title: login?.title, description: login?.description })),
  component: Login,
});

function Login() {
  const { return: returnTo, reason } = Route.useSearch();
  return <LoginPage returnTo={returnTo} expired={reason === EXPIRED} />;
}
