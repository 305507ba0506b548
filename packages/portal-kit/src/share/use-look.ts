import { useSyncExternalStore } from 'react';

const SYSTEM = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

const lookNow = () => {
  const { theme, brand } = document.documentElement.dataset;
  return [theme, brand, ...SYSTEM.map((query) => matchMedia(query).matches)].join(' ');
};

const subscribe = (changed: () => void) => {
  const queries = SYSTEM.map((query) => matchMedia(query));
  const chosen = new MutationObserver(changed);
  for (const query of queries) query.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
    chosen.disconnect();
  };
};

/** A key that changes with the page's colours, for canvases, which no style sheet repaints. */
export const useLook = (): string => useSyncExternalStore(subscribe, lookNow, () => '');
