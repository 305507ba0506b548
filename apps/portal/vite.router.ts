import type { Plugin } from 'vite';

const ROUTE = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/;

/**
 * Every route of TanStack's router has a `Link` of its own, which is 1.3 KiB of each page's script. The portal's links
 * are `PortalLink`, so that it is never rendered.
 */
export const withoutRouteLink = (): Plugin => ({
  name: 'zonekit:without-route-link',
  apply: 'build',
  transform: (code, id) =>
    ROUTE.test(id.split('?')[0] ?? id)
      ? { code: code.replace('import { Link } from "./link.js";', 'const Link = () => null;'), map: null }
      : null,
});
