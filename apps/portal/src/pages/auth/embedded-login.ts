import { returnPath } from '../../platform/session/return-path.ts';

/** What a page that embeds `/single/login` hears once somebody has logged in there. */
const LOGGED_IN = { type: 'zonekit.login' } as const;

interface Frame {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;
  parent: { postMessage: (message: unknown, targetOrigin: string) => void };
  top: { location: Pick<Location, 'pathname' | 'search' | 'hash'> } | null;
}

/** Goes to `return` where the address names one; else tells the page around it, if it is one of this origin, or goes home. */
export const finishEmbeddedLogin = (returnTo: string | undefined, frame: Frame): void => {
  // The browser withholds the message from a page of any other origin.
  if (returnTo === undefined && frame.top !== frame) frame.parent.postMessage(LOGGED_IN, frame.location.origin);
  else frame.location.replace(returnPath(returnTo));
};

/** Where a single sign-on comes back to, which takes the whole window: `return`, else the page around the login. */
export const embeddedBack = (returnTo: string | undefined, frame: Frame): string => {
  if (returnTo !== undefined || frame.top === null) return returnPath(returnTo);
  const { pathname, search, hash } = frame.top.location;
  return returnPath(`${pathname}${search}${hash}`);
};
