import messages from '@zonekit/portal-kit/messages/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, useLocation, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { IntlProvider } from 'use-intl';
import '@zonekit/ui/styles.css';
import '@zonekit/portal-kit/styles.css';
import '../../zone/coast.css';
import { Home } from '../../zone/home.tsx';
import { Paper } from '../../zone/paper.tsx';
import { Papers } from '../../zone/papers.tsx';
import { Frame } from './frame.tsx';
import { Need } from './need.tsx';
import { Service } from './service.tsx';
import { Units } from './units.tsx';

function List() {
  return <Papers query={useLocation().search} />;
}

function PaperPage() {
  return <Paper no={useParams().no ?? ''} />;
}

function UnitList() {
  return <Units query={useLocation().search} />;
}

function NeedPage() {
  return <Need id={useParams().id ?? ''} />;
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/papers', element: <List /> },
      { path: '/papers/:no', element: <PaperPage /> },
      { path: '/units', element: <UnitList /> },
      { path: '/needs/:id', element: <NeedPage /> },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <Service>
        <RouterProvider router={router} />
      </Service>
    </IntlProvider>
  </StrictMode>,
);
