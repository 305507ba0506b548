import { useSyncExternalStore } from 'react';

/** From here on list and map stand side by side. */
export const WIDE = '(min-width: 1024px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Never on a server, nor while a page of one comes to life. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
