import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { areas, missingPages } from '#areas';
import { reloadIfOnline } from './chunk-reload.ts';
import { offlineStore } from './offline-store.ts';

/** Digits of a first segment are a parameter: `/newIndex3`. */
const areaOf = (path: string) => path.split(/[/\d]/, 2)[1] ?? '';

/** Whether this build has a page for an address that the shell links to. The answer is the same on the server and in the browser. */
export const hasPage = (path: string): boolean =>
  path === '/' || (Object.hasOwn(areas, areaOf(path)) && !missingPages.has(path));

/**
 * Adds the routes of an area to the router when a link into it is first pointed at or followed. In the browser only.
 * Routes are never removed, since mounted matches look theirs up by id.
 *
 *     pointed at   preloadRoute ── attachArea ──► preloadRoute as it was
 *     followed     load ────────── attachArea ──► load as it was
 *     first page   entry-client ── attachArea ──► hydrate
 *
 * @returns `attachArea`, which resolves once the routes of a path's area are there; null where they already are.
 */
export const attachAreasOnDemand = (router: AnyRouter) => {
  const root: AnyRoute = router.routeTree;
  const attached = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  const { load, preloadRoute } = router;

  const attachArea = (path: string): Promise<void> | null => {
    const name = areaOf(path);
    const loadArea = Object.hasOwn(areas, name) && !attached.has(name) ? areas[name] : null;
    if (!loadArea) return null;
    const running = pending.get(name);
    if (running) return running;
    const job = loadArea()
      .then(({ routes }) => {
        root.addChildren([...(root.children ?? []), ...routes]);
        // TanStack's own hot reload rebuilds the tree by the same two calls.
        router.setRoutes(router.buildRouteTree());
        attached.add(name);
      })
      .finally(() => pending.delete(name));
    pending.set(name, job);
    return job;
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
