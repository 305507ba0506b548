/**
 * Header with the session that a page assumes, for the gateway: a digest of the token, or `none`. Protects against
 * cross-site requests: another site neither knows the digest nor may set the header.
 */
export const SESSION_HEADER = 'x-session';
export const NO_SESSION = 'none';
