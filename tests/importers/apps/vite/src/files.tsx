import messages from '@zonekit/portal-kit/messages/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import '@zonekit/ui/styles.css';
import '@zonekit/portal-kit/styles.css';
import '@zonekit/ui/brands/ftz.css';
import { Files } from '../zone/files.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <Files pdfAssetsUrl={import.meta.env.PDF_ASSETS_URL} />
    </IntlProvider>
  </StrictMode>,
);
