import type { FastifyRequest } from 'fastify';

/**
 * The single sign-on that stands before the service. The demo has a sandbox of its own (`sandbox.ts`); a zone with a
 * real one writes another of these and changes nothing else.
 */
export interface SignOn {
  /** The user who is signed in there in this browser; null for nobody. */
  whoIs: (request: FastifyRequest) => Promise<string | null>;
  /** A code that logs a user in once, within 60 seconds. */
  issueCode: (user_id: string) => Promise<string>;
  /** Uses a code up; null when it is unknown, used or too old. */
  redeem: (code: string) => Promise<{ user_id: string; sso_user_id: string; account: string } | null>;
  /** Where to send a visitor; relative to the origin of the service. */
  loginUrl: (redirect_uri: string) => string;
  logoutUrl: (redirect_uri: string | null) => string;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
// The URL parser drops line breaks and tabs silently, and a Location header refuses them.
const CONTROL_CHARACTER = /\p{Cc}/u;

/** The address in a `redirect_uri`; null for a control character, and for what is no `http` or `https` URL. */
export const parseRedirect = (redirect_uri: string): URL | null => {
  if (CONTROL_CHARACTER.test(redirect_uri) || !URL.canParse(redirect_uri)) return null;
  const url = new URL(redirect_uri);
  return ['http:', 'https:'].includes(url.protocol) ? url : null;
};

/** True for an address that a visitor may be sent back to with a code: of the same host, or on this machine. */
export const isAllowedRedirect = (redirect_uri: string, host: string): boolean => {
  const url = parseRedirect(redirect_uri);
  if (url === null || url.username || url.password) return false;
  return url.host === host.toLowerCase() || LOCAL.has(url.hostname);
};
