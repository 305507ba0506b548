import { createHash, timingSafeEqual } from 'node:crypto';

/** `__Host-`: the browser takes it over HTTPS (or on localhost) alone, for this host and all of its paths. */
export const COOKIE = '__Host-zonekit';
/** Life of a token in seconds. */
const MAX_AGE_S = 120 * 60;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const TOKEN = /^[\w.~+/-]+=*$/;

/** The `Set-Cookie` that keeps a token. */
export const keepToken = (token: string): string => `${COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_S}`;
/** The `Set-Cookie` that ends it. */
export const endToken = (): string => `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

const tokenIn = (cookies: string): string | null => {
  const values = cookies.split(/;\s*/).filter((pair) => pair.startsWith(`${COOKIE}=`));
  const token = values[0]?.slice(COOKIE.length + 1) ?? '';
  return values.length === 1 && TOKEN.test(token) ? token : null;
};

/** Name of a session in the page: a digest of its token, from which the token cannot be made. */
export const sessionOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 32);

/**
 * The token that the visitor's cookie holds, if the page names this very session: after a login or a refresh in another tab
 * an older name is refused by the service like an older token, and the page finds the newer one.
 */
export const tokenOf = (cookies: string | null, session: string | null): string | null => {
  const token = tokenIn(cookies ?? '');
  if (token === null || session === null) return null;
  const [named, held] = [Buffer.from(session), Buffer.from(sessionOf(token))];
  return named.length === held.length && timingSafeEqual(named, held) ? token : null;
};
