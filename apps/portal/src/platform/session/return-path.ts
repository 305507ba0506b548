const SIGN_ON = /^\/(login|single\/login)(\/|\?|$)/;
/** Only its origin is compared; the name is reserved and resolves nowhere. */
const BASE = 'http://portal.invalid';

/**
 * Where a sign-on may come back to: a path of this portal, with query and hash. Anything else (another site by
 * `//`, `/\`, a scheme; the login itself) becomes the home page.
 */
export const returnPath = (returnTo: unknown): string => {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(returnTo, BASE);
  } catch {
    return '/';
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A path that begins with two slashes, once parsed, would name a host again.
  return url.origin !== BASE || path.startsWith('//') || SIGN_ON.test(path) ? '/' : path;
};
