import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '#route-tree';
import { parseSearch, stringifySearch } from './platform/data/search-params.ts';
import type { RouterContext } from './platform/router-context.ts';
import type { NameSpace } from './platform/words/define-words.ts';
import type { Words } from './platform/words/words.ts';
import { isChunkFailure } from './shell/chunk-reload.ts';
import { FETCH_MINIMUM_DELAY_MS } from './shell/fetch-minimum-delay.ts';
import { isErrorPage } from './shell/is-error-page.ts';
import { Offline } from './shell/offline.tsx';
import { attachAreasOnDemand } from './shell/route-areas.ts';
import { shellWords } from './shell/words.ts';

/** What the server hands to the browser beside the matches. */
interface Dehydrated {
  words: NameSpace[];
  fallback: Record<string, unknown>;
  /** Whether the page is an error page, whose code comes apart from the others. */
  failed: boolean;
}

export const createPortalRouter = (context: RouterContext, nonce?: string) => {
  const { ErrorRoute, NotFoundRoute, load: loadErrorRoutes } = errorRoutes(context.words);
  /** Set below: within its own options the router has no type yet. */
  let page = (): Pick<Dehydrated, 'words' | 'failed'> => ({ words: [], failed: false });
  /** The script within the document restores the position of the first page; until hydration the visitor may scroll. */
  let hasNavigated = import.meta.env.SSR;
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
    scrollRestoration: () => hasNavigated,
    defaultErrorComponent: (problem) => (isChunkFailure(problem.error) ? <Offline /> : <ErrorRoute {...problem} />),
    defaultNotFoundComponent: NotFoundRoute,
    ...(nonce && { ssr: { nonce } }),
    dehydrate: (): Omit<Dehydrated, 'fallback'> & { fallback: Record<string, never> } => ({
      ...page(),
      fallback: context.data.fallback as Record<string, never>,
    }),
    hydrate: async (state: Dehydrated) => {
      Object.assign(context.data.fallback, state.fallback);
      // First, as they register words that the others may name.
      if (state.failed) await loadErrorRoutes();
      await context.words.load(...state.words);
    },
  });
  router.subscribe('onBeforeNavigate', () => {
    hasNavigated = true;
  });
  page = () => {
    const { matches } = router.state;
    // A static page stays as the server rendered it, so that the browser needs the words around it alone.
    const isStatic = matches.some(({ staticData }) => staticData.staticPage);
    return {
      words: isStatic ? [shellWords.frame] : context.words.loaded(),
      failed: matches.some(isErrorPage),
    };
  };
  return Object.assign(router, {
    loadErrorRoutes,
    /** The name spaces that the browser needs to bring the page to life. */
    sentWords: () => page().words,
    attachArea: import.meta.env.SSR ? null : attachAreasOnDemand(router),
  });
};

/** Error pages come apart from the others, with their words. */
const errorRoutes = (words: Words) => {
  const bring = async () => {
    const [routes, { kitFormWords }] = await Promise.all([
      import('./shell/error-route.tsx'),
      import('./platform/words/kit-form-words.ts'),
    ]);
    await words.load(kitFormWords.errorPage);
    return routes;
  };
  const ErrorRoute = lazyRouteComponent(bring, 'ErrorRoute');
  const NotFoundRoute = lazyRouteComponent(bring, 'NotFoundRoute');
  return {
    ErrorRoute,
    NotFoundRoute,
    load: () => Promise.all([ErrorRoute.preload?.(), NotFoundRoute.preload?.()]),
  };
};

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
