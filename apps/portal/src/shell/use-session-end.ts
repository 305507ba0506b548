import { useRouter } from '@tanstack/react-router';
import { LOGOUT_RELOAD_DELAY_MS } from '@zonekit/api-client/session';
import { useEffect } from 'react';
import { isExpiry, rememberExpiry } from '../platform/session/expiry-memory.ts';
import { rememberLogout, takeLogout } from '../platform/session/logout-memory.ts';
import { useWords } from '../platform/words/use-words.ts';

let signOnLogout: string | null = null;

/** Where the single sign-on ends its own session; the next end of ours goes there instead of home. */
export const setSignOnLogout = (url: string | null) => {
  signOnLogout = url;
};

let leaving = false;

/** Whether the page is about to be left because the session ended: no guard sends anybody to sign on meanwhile. */
export const isLeaving = () => leaving;

/**
 * When the session ends here, the page is loaded anew after a second. A logout goes home, by the single sign-on's own logout
 * where there is one, and is confirmed there.
 */
export const useSessionEnd = () => {
  const { session, notices } = useRouter().options.context;
  const t = useWords('shell');
  const loggedOut = t('loggedOut');
  useEffect(() => {
    if (takeLogout()) notices.push({ tone: 'success', title: loggedOut });
  }, [notices, loggedOut]);
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
      if (reason === 'logout') rememberLogout();
      setTimeout(() => {
        if (reason === 'logout') window.location.assign(signOnLogout ?? '/');
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
