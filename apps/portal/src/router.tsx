import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#route-tree';
import type { PublicConfig } from './config.ts';
import type { Data } from './data/data.ts';
import { ErrorRoute, NotFoundRoute } from './shell/error-route.tsx';
import type { NameSpace } from './words/catalogue.ts';
import type { Words } from './words/words.ts';

/** What every route's loader and head are given. */
export interface RouterContext {
  config: PublicConfig;
  words: Words;
  data: Data;
}

/** What the server hands to the browser beside the matches. */
interface Dehydrated {
  words: NameSpace[];
  fallback: Record<string, unknown>;
}

export const createPortalRouter = (context: RouterContext, nonce?: string) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    scrollRestoration: true,
    defaultErrorComponent: ErrorRoute,
    defaultNotFoundComponent: NotFoundRoute,
    ...(nonce && { ssr: { nonce } }),
    dehydrate: () => ({ words: context.words.loaded(), fallback: context.data.fallback as Record<string, never> }),
    hydrate: async (state: Dehydrated) => {
      Object.assign(context.data.fallback, state.fallback);
      await context.words.load(...state.words);
    },
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
