import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../../data/search-params.ts';
import { SignOnCallback } from '../../pages/auth/sign-on-callback.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { pageHead } from '../../words/page-head.ts';

/** Where the single sign-on sends a visitor back to, with a one-time code. */
export const Route = createFileRoute('/single/login')({
  validateSearch: (search): { return?: string; code?: string; provider?: 'yksso' } => {
    const [path, code] = [oneOf(search.return), oneOf(search.code)];
    return {
      ...(path && { return: path }),
      ...(code && { code }),
      ...(search.provider === 'yksso' && { provider: 'yksso' }),
    };
  },
  beforeLoad: ({ context }) => context.words.load(authWords.login),
  head: ({ match }) => pageHead(match.context, ({ login }) => ({ title: login?.title })),
  component: Callback,
});

function Callback() {
  const { return: returnTo, code, provider = 'scyq' } = Route.useSearch();
  return <SignOnCallback code={code} returnTo={returnTo} provider={provider} />;
}
