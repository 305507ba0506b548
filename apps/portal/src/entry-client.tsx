import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CONFIG_ID, type PublicConfig } from './platform/config.ts';
import { createClient } from './platform/data/client.ts';
import { createData } from './platform/data/data.ts';
import { createNoticeStore } from './platform/notices/notice-store.ts';
import { createNotify } from './platform/notices/notify.ts';
import { chooseLocale } from './platform/preferences/choose-locale.ts';
import { LOCALES } from './platform/preferences/preferences.ts';
import { createWords } from './platform/words/words.ts';
import { createPortalRouter } from './router.tsx';
import { onPreloadError } from './shell/chunk-reload.ts';
import { followHead } from './shell/document-head.ts';
import { stampPrint } from './shell/print-stamp.ts';

/** A page that is alive shows from SWR's cache; what a loader has read is newer than what lies there. */
const remember = (key: string, answer: unknown) =>
  import('swr').then(({ mutate }) => mutate(key, answer, { revalidate: false }));

/** Between two parts of the start: the browser answers the visitor first. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

const start = async () => {
  const root = document.getElementById('root');
  const block = document.getElementById(CONFIG_ID)?.textContent;
  if (!root || !block) throw new Error(`The page lacks #root or #${CONFIG_ID}: it was not made from index.html.`);

  const config = JSON.parse(block) as PublicConfig;
  const written = LOCALES.find((tag) => tag === document.documentElement.lang) ?? 'zh-CN';
  // A static build is in the variant's language until here: no server has read the visitor's choice.
  const locale = window.$_TSR ? written : chooseLocale(written);
  const words = createWords(locale);
  const notices = createNoticeStore();
  const notify = createNotify(notices, words);
  const { transport, session } = createClient(config, locale, {
    onError: (error) => void notify.failed(error),
    onMessage: (text) => void notify.message(text),
  });
  const data = createData({ transport, locale, remember });

  await breathe();
  const router = createPortalRouter({ config, words, transport, session, notices, data });
  followHead(router, words);
  stampPrint(words);

  // Hydration matches the address against the routes of its area.
  await Promise.all([router.attachArea?.(window.location.pathname), breathe()]);
  // In slices: the page can be scrolled and clicked while it wakes up.
  startTransition(() => {
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
  });
};

window.addEventListener('vite:preloadError', onPreloadError);
void start();
