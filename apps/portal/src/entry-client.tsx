import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CONFIG_ID, type PublicConfig } from './config.ts';
import { createData } from './data/data.ts';
import { LOCALES } from './preferences/preferences.ts';
import { createPortalRouter } from './router.tsx';
import { followHead } from './shell/document-head.ts';
import { createWords } from './words/words.ts';

const root = document.getElementById('root');
const config = document.getElementById(CONFIG_ID)?.textContent;
if (!root || !config) throw new Error(`The page lacks #root or #${CONFIG_ID}: it was not made from index.html.`);

const locale = LOCALES.find((known) => known === document.documentElement.lang) ?? 'zh-CN';
const router = createPortalRouter({
  config: JSON.parse(config) as PublicConfig,
  words: createWords(locale),
  data: createData(),
});
followHead(router);

if (window.$_TSR) {
  hydrateRoot(
    root,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
} else {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
