/**
 * Names the session that a page believes in, for the gateway that keeps its token: a digest of the token, or `none`. A page of
 * another site can neither know it nor send a header of this name.
 */
export const SESSION_HEADER = 'x-session';
export const NO_SESSION = 'none';
