import messages from '@zonekit/portal-kit/messages/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, useLocation, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { IntlProvider } from 'use-intl';
import '@zonekit/ui/theme';
import '../../zone/coast.css';
import { Home } from '../../zone/home.tsx';
import { Paper } from '../../zone/paper.tsx';
import { Papers } from '../../zone/papers.tsx';
import { Frame } from './frame.tsx';

function List() {
  return <Papers query={useLocation().search} />;
}

function PaperPage() {
  return <Paper no={useParams().no ?? ''} />;
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/papers', element: <List /> },
      { path: '/papers/:no', element: <PaperPage /> },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <RouterProvider router={router} />
    </IntlProvider>
  </StrictMode>,
);
