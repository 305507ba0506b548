import { useRouter } from '@tanstack/react-router';
import { onIdle, sparesData } from '@zonekit/api-client/react/idle';
import { useEffect } from 'react';

/** Loads the page that most will go to next, code and answers, when the browser is idle. Null loads nothing. */
export const usePreloadOnIdle = (href: string | null): void => {
  const router = useRouter();
  useEffect(() => {
    if (href === null || sparesData()) return;
    return onIdle(() => {
      void router.preloadRoute({ href } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
    });
  }, [router, href]);
};
