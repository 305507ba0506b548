import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Source: specification, sections 4 and 9. */
const RELOAD_DELAY_MS = 1000;

let signOnLogout: string | null = null;

/** Where the single sign-on ends its own session; the next end of ours goes there instead of reloading. */
export const setSignOnLogout = (url: string | null) => {
  signOnLogout = url;
};

let leaving = false;

/** Whether the page is about to be left because the session ended: no guard sends anybody to sign on meanwhile. */
export const isLeaving = () => leaving;

/** When the session ends here, the page is loaded anew after a second, or the single sign-on's logout is visited. */
export const useSessionEnd = () => {
  const { session } = useRouter().options.context;
  useEffect(() => {
    if (!session) return;
    const stop = session.watch();
    const unsubscribe = session.onEnded((reason) => {
      // Another tab's logout shows in the header; what is being typed here stays.
      if (reason === 'elsewhere') return;
      leaving = true;
      setTimeout(() => {
        if (reason === 'logout' && signOnLogout) window.location.assign(signOnLogout);
        else window.location.reload();
      }, RELOAD_DELAY_MS);
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [session]);
};
