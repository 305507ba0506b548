import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { SessionKeeper } from '@zonekit/api-client/session/keeper';
import type { Transport } from '@zonekit/api-client/transport';
import { routeTree } from '#route-tree';
import type { PublicConfig } from './platform/config.ts';
import type { Data } from './platform/data/data.ts';
import type { PageError } from './platform/data/page-error.ts';
import { parseSearch, stringifySearch } from './platform/data/search-params.ts';
import type { NoticeStore } from './platform/notices/notice-store.ts';
import type { NameSpace, Words } from './platform/words/words.ts';
import { FETCH_MINIMUM_DELAY_MS } from './shell/fetch-minimum-delay.ts';
import { isErrorPage } from './shell/is-error-page.ts';
import { attachAreasOnDemand } from './shell/route-areas.ts';

/** What every route's loader and head are given, and the shell builds its providers from. */
export interface RouterContext {
  config: PublicConfig;
  words: Words;
  data: Data;
  transport: Transport;
  /** Null on the server. */
  session: SessionKeeper | null;
  notices: NoticeStore;
  /** On the server, for a visitor who has asked for too many pages: shown in place of every page, which reads nothing. */
  refused?: PageError | null;
}

/** What the server hands to the browser beside the matches. */
interface Dehydrated {
  words: NameSpace[];
  fallback: Record<string, unknown>;
  /** Whether the page is an error page, whose code comes apart from the others. */
  failed: boolean;
}

/** Words of pages that stay as the server rendered them: see `StaticPage`. */
export const STATIC_WORDS: ReadonlySet<string> = new Set(['home', 'homeVariant']);

export const createPortalRouter = (context: RouterContext, nonce?: string) => {
  const { ErrorRoute, NotFoundRoute, load: loadErrorRoutes } = errorRoutes(context.words);
  /** Set below: within its own options the router has no type yet. */
  let failed = () => false;
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    // A page that comes sooner shows no skeleton; one that is shown stays long enough not to flash.
    defaultPendingMs: 200,
    defaultPendingMinMs: FETCH_MINIMUM_DELAY_MS,
    scrollRestoration: true,
    defaultErrorComponent: ErrorRoute,
    defaultNotFoundComponent: NotFoundRoute,
    ...(nonce && { ssr: { nonce } }),
    dehydrate: (): Omit<Dehydrated, 'fallback'> & { fallback: Record<string, never> } => ({
      words: context.words.loaded().filter((name) => !STATIC_WORDS.has(name)),
      fallback: context.data.fallback as Record<string, never>,
      failed: failed(),
    }),
    hydrate: async (state: Dehydrated) => {
      Object.assign(context.data.fallback, state.fallback);
      await Promise.all([context.words.load(...state.words), state.failed && loadErrorRoutes()]);
    },
  });
  failed = () => router.state.matches.some(isErrorPage);
  return Object.assign(router, {
    loadErrorRoutes,
    attachArea: import.meta.env.SSR ? null : attachAreasOnDemand(router),
  });
};

/** Error pages come apart from the others, with their words. */
const errorRoutes = (words: Words) => {
  const bring = async () => {
    const [routes] = await Promise.all([import('./shell/error-route.tsx'), words.load('kit.errorPage')]);
    return routes;
  };
  const ErrorRoute = lazyRouteComponent(bring, 'ErrorRoute');
  const NotFoundRoute = lazyRouteComponent(bring, 'NotFoundRoute');
  return { ErrorRoute, NotFoundRoute, load: () => Promise.all([ErrorRoute.preload?.(), NotFoundRoute.preload?.()]) };
};

/** Words of header and footer, which every page has. */
export const loadShellWords = (words: Words) => words.load('frame');

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
