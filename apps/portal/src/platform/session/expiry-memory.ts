import type { EndReason } from '@zonekit/api-client/session/keeper';

const KEY = 'zonekit.sessionExpired';

/** Whether the words of an expired login are due: until the next login, or a logout by hand. */
export const isExpiry = (reason: EndReason): boolean | null => {
  switch (reason) {
    case 'expired':
    case 'unauthenticated':
      return true;
    case 'logout':
      return false;
    // The tab that ended it knows why, and writes for all.
    case 'elsewhere':
      return null;
  }
};

/**
 * Stored for all tabs, over the reload that follows the end of a session (specification, section 4): a tab that only hears
 * of the end sends its visitor to log in as well. A browser without storage goes without the words.
 */
export const rememberExpiry = (expired: boolean): void => {
  try {
    if (expired) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but the words.
  }
};

export const hasExpired = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
