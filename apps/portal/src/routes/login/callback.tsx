import { createFileRoute } from '@tanstack/react-router';
import { SignOnCallback } from '../../pages/auth/sign-on-callback.tsx';
import { authWords } from '../../pages/auth/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { pageHead } from '../../platform/words/page-head.ts';

/** Where a single sign-on sends a visitor back to, with a one-time code. Registered there, so that it keeps its name. */
export const Route = createFileRoute('/login/callback')({
  validateSearch: (search): { code?: string; state?: string; iss?: string } => {
    const [code, state, iss] = [oneOf(search.code), oneOf(search.state), oneOf(search.iss)];
    return { ...(code && { code }), ...(state && { state }), ...(iss && { iss }) };
  },
  beforeLoad: ({ context }) => context.words.load(authWords.authLogin),
  head: ({ match }) => pageHead(match.context, 'authLogin', ({ callbackTitle }) => ({ title: callbackTitle })),
  component: Callback,
});

function Callback() {
  const { code, state, iss } = Route.useSearch();
  // Another callback on the same page is another sign-on.
  return <SignOnCallback key={`${state} ${code}`} code={code} state={state} iss={iss} />;
}
