import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouterState,
} from '@tanstack/react-router';
import { MainHeader } from '@zonekit/portal-kit/main-header';
import { PageShell } from '@zonekit/portal-kit/page-shell';
import { LinkProvider } from '@zonekit/ui/link';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import '@zonekit/ui/styles.css';
import '@zonekit/portal-kit/styles.css';
import '../../zone/coast.css';
import '../../zone/look.css';
import { Home } from '../../zone/home.tsx';
import { Paper } from '../../zone/paper.tsx';
import { Papers } from '../../zone/papers.tsx';
import { useHeader } from '../../zone/use-header.ts';
import { words } from '../../zone/words-fr.ts';
import { Need } from '../zone/need.tsx';
import { Units } from '../zone/units.tsx';
import { RouterLink } from './router-link.tsx';
import { Service } from './service.tsx';

function Frame() {
  // The path of the page that is rendered, while the next one may be loading.
  const pathname = useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname });
  const header = useHeader(pathname);
  return (
    <LinkProvider component={RouterLink}>
      <PageShell pathname={pathname} header={<MainHeader {...header} />}>
        <Outlet />
      </PageShell>
    </LinkProvider>
  );
}

const root = createRootRoute({ component: Frame });
const paper = createRoute({
  getParentRoute: () => root,
  path: '/papers/$no',
  component: () => <Paper no={paper.useParams().no} />,
});
const papers = createRoute({
  getParentRoute: () => root,
  path: '/papers',
  component: () => <Papers query={useLocation().searchStr} />,
});
const units = createRoute({
  getParentRoute: () => root,
  path: '/units',
  component: () => <Units query={useLocation().searchStr} />,
});
const need = createRoute({
  getParentRoute: () => root,
  path: '/needs/$id',
  component: () => <Need id={need.useParams().id} />,
});
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const router = createRouter({
  routeTree: root.addChildren([home, papers, paper, units, need]),
  // A list reads its own search: TanStack's default would write "15" as a quoted text.
  parseSearch: (text) => (text === '' ? {} : { text }),
  stringifySearch: ({ text }) => (text === undefined ? '' : String(text)),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="fr" messages={{ kit: words }} timeZone="Asia/Shanghai">
      <Service>
        <RouterProvider router={router} />
      </Service>
    </IntlProvider>
  </StrictMode>,
);
