import { useRouter } from '@tanstack/react-router';
import { LOGOUT_RELOAD_DELAY_MS } from '@zonekit/api-client/session';
import { useEffect } from 'react';
import { isExpiry, rememberExpiry } from '../platform/session/expiry-memory.ts';

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
    /** One that has run out while the portal was closed: nothing of it is shown yet, so that nothing needs a reload. */
    let starting = true;
    const unsubscribe = session.onEnded((reason) => {
      const expired = isExpiry(reason);
      if (expired !== null) rememberExpiry(expired);
      // Another tab's logout shows in the header; what is being typed here stays.
      if (starting || reason === 'elsewhere') return;
      leaving = true;
      setTimeout(() => {
        if (reason === 'logout' && signOnLogout) window.location.assign(signOnLogout);
        else window.location.reload();
      }, LOGOUT_RELOAD_DELAY_MS);
    });
    const stop = session.watch();
    starting = false;
    const forget = () => {
      if (session.view().status === 'signed-in') rememberExpiry(false);
    };
    forget();
    const unsubscribeLogin = session.subscribe(forget);
    return () => {
      stop();
      unsubscribe();
      unsubscribeLogin();
    };
  }, [session]);
};
