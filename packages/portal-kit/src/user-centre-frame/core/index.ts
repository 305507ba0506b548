/**
 * The entry of a menu that a page belongs to: the longest `href` that is the page's path or lies above it, so that a detail
 * page keeps its list's entry. Undefined where none does.
 */
export const currentEntry = (hrefs: readonly string[], pathname: string): string | undefined =>
  hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce<string | undefined>(
      (best, href) => (best !== undefined && best.length >= href.length ? best : href),
      undefined,
    );
