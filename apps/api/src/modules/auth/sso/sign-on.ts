import type { Locale } from '@zonekit/api-client/contract';
import type { FastifyRequest } from 'fastify';

/** What came back to the return address. */
export interface SignOnAnswer {
  code: string;
  state?: string | undefined;
  iss?: string | undefined;
}

export interface SignOnUser {
  user_id: string;
  /** The user's name at the sign-on. */
  sso_user_id: string;
  account: string;
}

/** A single sign-on: the sandbox of the demo (`sandbox.ts`), or a provider by OpenID Connect or OAuth 2.0 (`oidc/`). */
export interface SignOn {
  /** A one-time code for the user who is signed in there in this browser; null for nobody or where it cannot be determined. */
  codeFor: (request: FastifyRequest) => Promise<string | null>;
  /** Uses a code up; null when it is unknown, used, too old or fails a check. */
  redeem: (answer: SignOnAnswer) => Promise<SignOnUser | null>;
  /** Where to send a visitor; may be relative to the origin of the service. */
  loginUrl: (begin: { redirect_uri: string; state: string | undefined; locale: Locale }) => Promise<string>;
  /** Where its own session ends; null where it has no such page. */
  logoutUrl: (redirect_uri: string | null) => Promise<string | null>;
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

/**
 * True for an address that a visitor may be sent back to with a code: of the requested host, of the portal, or on this
 * machine.
 */
export const isAllowedRedirect = (redirect_uri: string, host: string, portalUrl: string | null = null): boolean => {
  const url = parseRedirect(redirect_uri);
  if (url === null || url.username || url.password) return false;
  return (
    url.host === host.toLowerCase() ||
    url.origin === (portalUrl && new URL(portalUrl).origin) ||
    LOCAL.has(url.hostname)
  );
};
