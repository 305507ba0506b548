export interface RequestMarks {
  /** Present on every call of the portal's own pages; a page of another site cannot set it. */
  marker: string | null;
  origin: string | null;
  secFetchSite: string | null;
}

/**
 * Whether a call comes from the portal's own page, so that the visitor's cookie may speak for it: by a header that a page of
 * another site cannot send without a CORS preflight (nothing answers one), by what the browser says of where the call
 * comes from, and by the origin where it tells one. Source: OWASP, Cross-Site Request Forgery Prevention Cheat Sheet,
 * "Employing Custom Request Headers", "Fetch Metadata" and "Verifying Origin With Standard Headers".
 *
 * @param host Of the portal, with its port, as visitors name it.
 */
export const isOwnRequest = ({ marker, origin, secFetchSite }: RequestMarks, host: string): boolean => {
  if (marker === null) return false;
  if (secFetchSite !== null && secFetchSite !== 'same-origin') return false;
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};
