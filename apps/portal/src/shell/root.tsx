import { type ErrorComponentProps, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { ApiContext } from '@zonekit/api-client/react/context';
import { useSession } from '@zonekit/api-client/session/hooks';
import { LinkProvider } from '@zonekit/ui/link';
import { SkipLink } from '@zonekit/ui/skip-link';
import { TopProgress } from '@zonekit/ui/top-progress';
import { type ComponentType, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { useWords } from '../platform/words/use-words.ts';
import { type LoadDialogs, ShellDialogs } from './dialogs/shell-dialogs.tsx';
import { isAlone } from './is-alone.ts';
import { LazyNotices } from './lazy-notices.tsx';
import { Offline } from './offline.tsx';
import { offlineStore } from './offline-store.ts';
import { PortalLink } from './portal-link.tsx';
import './print.css.ts';
import * as css from './root.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { type IdleParts, useIdleParts } from './use-idle-parts.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What the shell shows and does not know: it is handed in from above. */
export interface ShellParts {
  header: ComponentType<{ notifications: ReactNode }>;
  dialogs: LoadDialogs;
  idleParts: () => Promise<IdleParts>;
}

interface RootProps extends ShellParts {
  children?: ReactNode;
}

/** Providers, and around every page the header, the footer and what may lie above it. */
export function Root({ children = <Outlet />, ...parts }: RootProps) {
  const { words, transport, session, notices } = useRouter().options.context;
  const { locale } = words;
  const api = useMemo(() => ({ transport, session, locale }), [transport, session, locale]);
  return (
    <IntlProvider locale={locale} messages={words.get()} timeZone="Asia/Shanghai">
      <ApiContext value={api}>
        <LinkProvider component={PortalLink}>
          <Frame {...parts}>{children}</Frame>
          <LazyNotices store={notices} />
        </LinkProvider>
      </ApiContext>
    </IntlProvider>
  );
}

/** Around an error of the root itself, which no page has. */
export function RootError({ header, dialogs, idleParts, ...problem }: ErrorComponentProps & ShellParts) {
  const { defaultErrorComponent: Page } = useRouter().options;
  return <Root {...{ header, dialogs, idleParts }}>{Page && <Page {...problem} />}</Root>;
}

function Frame({ header: Header, dialogs, idleParts, children }: RootProps) {
  const t = useWords('shell');
  const loading = useRouterState({ select: ({ status }) => status === 'pending' });
  const alone = useRouterState({ select: ({ location }) => isAlone(location.pathname) });
  const offline = useSyncExternalStore(offlineStore.subscribe, offlineStore.get, () => false);
  const parts = useIdleParts(idleParts);
  const signedIn = useSession().status === 'signed-in';
  useSessionEnd();
  return (
    <>
      <TopProgress active={loading} label={t('loading')} />
      {!alone && (
        <>
          <SkipLink href="#main">{t('skip')}</SkipLink>
          <Header notifications={signedIn && parts && <parts.Notifications />} />
        </>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        {offline ? <Offline /> : children}
      </main>
      {!alone && (
        <>
          <SiteFooter />
          {parts && <parts.PageOverlay />}
        </>
      )}
      <ShellDialogs load={dialogs} />
    </>
  );
}
