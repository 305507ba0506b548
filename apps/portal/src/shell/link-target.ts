/** Parameters that open something over the page: a link to one keeps the rest of the search. */
const OVERLAYS = ['dialog', 'file'];

const overlaid = (current: string, overlay: URLSearchParams): string => {
  const search = new URLSearchParams(current);
  for (const name of new Set(overlay.keys())) search.delete(name);
  for (const [name, value] of overlay) search.append(name, value);
  return `?${search}`;
};

/**
 * Where the router goes for a link's address; null where the browser goes: to files, to other sites, to a place of this page.
 * `?dialog=booking` stays on the page with its other parameters, `?page=2` has those that it says.
 */
export const linkTarget = (href: string, { pathname, searchStr }: { pathname: string; searchStr: string }) => {
  if (href.startsWith('?')) {
    const [search = '', hash] = href.split('#');
    const params = new URLSearchParams(search);
    const names = [...params.keys()];
    const over = names.length > 0 && names.every((name) => OVERLAYS.includes(name));
    const path = `${pathname}${over ? overlaid(searchStr, params) : search}${hash === undefined ? '' : `#${hash}`}`;
    return { href: path, over };
  }
  const own = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !href.startsWith('/bff/');
  return own ? { href, over: false } : null;
};
