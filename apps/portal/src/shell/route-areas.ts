import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { type Area, areas, missingPages } from '#areas';
import { reloadIfOnline } from './chunk-reload.ts';
import { offlineStore } from './offline-store.ts';

/** Digits of a first segment are a parameter: `/newIndex3`. */
const areaOf = (path: string) => path.split(/[/\d]/, 2)[1] ?? '';

/** Whether this build has a page for an address that the shell links to. The answer is the same on the server and in the browser. */
export const hasPage = (path: string): boolean =>
  path === '/' || (Object.hasOwn(areas, areaOf(path)) && !missingPages.has(path));

/**
 * Adds the routes of an address to the router when a link to it is first pointed at or followed. In the browser only.
 * Routes are never removed, since mounted matches look theirs up by id.
 *
 *     pointed at   preloadRoute ── attachArea ──► preloadRoute as it was
 *     followed     load ────────── attachArea ──► load as it was
 *     first page   entry-client ── attachArea ──► hydrate
 *
 * @returns `attachArea`, which resolves once the routes of a path are there; null where they already are.
 */
export const attachAreasOnDemand = (router: AnyRouter) => {
  const root: AnyRoute = router.routeTree;
  const attached = new Map<string, Area>();
  const { load, preloadRoute } = router;

  const add = (parent: AnyRoute, routes: readonly AnyRoute[]) => {
    parent.addChildren([...(parent.children ?? []), ...routes]);
    // TanStack's own hot reload rebuilds the tree by the same two calls.
    router.setRoutes(router.buildRouteTree());
  };

  const attachArea = (path: string): Promise<void> | null => {
    const name = areaOf(path);
    const loadArea = Object.hasOwn(areas, name) ? areas[name] : null;
    if (!loadArea) return null;
    const there = attached.get(name);
    if (there) return there.attachParts?.(path, add) ?? null;
    return loadArea().then(async (area) => {
      // Another call may have added it meanwhile.
      if (!attached.has(name)) {
        attached.set(name, area);
        add(root, area.routes);
      }
      await attachArea(path);
    });
  };

  router.load = async (options) => {
    const { location } = router.history;
    const job = attachArea(location.pathname);
    offlineStore.set(false);
    if (!job) return load(options);
    // Shows the progress bar while the area is fetched.
    router.stores.status.set('pending');
    try {
      await job;
    } catch {
      // The address has changed already, so the server answers the page itself.
      if ((await reloadIfOnline()) || router.history.location !== location) return;
      router.stores.status.set('idle');
      return offlineStore.set(true);
    }
    // A newer navigation loads its own location.
    if (router.history.location === location) await load(options);
  };

  router.preloadRoute = async (options) => {
    await attachArea(router.buildLocation(options as Parameters<typeof router.buildLocation>[0]).pathname);
    return preloadRoute(options);
  };

  return attachArea;
};
