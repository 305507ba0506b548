import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import '@zonekit/ui/theme';
import { useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { IntlProvider } from 'use-intl';
import type { RouterContext } from '../router.tsx';
import { pageHead } from '../words/page-head.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.words.load('shell', 'variant'),
  head: ({ match }) =>
    pageHead(match.context, ({ variant }) => ({ title: variant?.title, description: variant?.description })),
  component: Root,
});

function Root() {
  const { words, data } = Route.useRouteContext();
  const messages = useSyncExternalStore(words.subscribe, words.get, words.get);
  return (
    <IntlProvider locale={words.locale} messages={messages} timeZone="Asia/Shanghai">
      <SWRConfig value={{ fallback: data.fallback, revalidateOnFocus: false, revalidateIfStale: false }}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </SWRConfig>
    </IntlProvider>
  );
}
