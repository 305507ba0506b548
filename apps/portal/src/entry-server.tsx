import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createTransport, type Transport } from '@zonekit/api-client/transport';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { variant } from '#variant/variant.ts';
import type { PublicConfig } from './config.ts';
import { createData } from './data/data.ts';
import { htmlAttributes, type Locale, type Preferences } from './preferences/preferences.ts';
import { createPortalRouter, STATIC_WORDS } from './router.tsx';
import type { ServerConfig } from './server/server-config.ts';
import { type Assets, fillTemplate } from './server/template.ts';
import { headOf } from './shell/head-of.ts';
import { createNoticeStore } from './shell/notice-store.ts';
import { createWords } from './words/words.ts';

export { variant };

export interface PageRequest {
  request: Request;
  template: string;
  assets: Assets;
  config: PublicConfig;
  preferences: Preferences;
  nonce: string;
}

export type RenderPage = (page: PageRequest) => Promise<Response>;

/**
 * What renders pages: each with its own status (404 where nothing was found); a redirect of a route is passed on.
 * One way to the service for each language, shared by all requests: it knows nobody.
 */
export const createRenderer = ({ api, clientId, secret, fetch }: ServerConfig): RenderPage => {
  const ways = new Map<Locale, Transport>();
  const transportIn = (locale: Locale): Transport => {
    const known = ways.get(locale);
    if (known) return known;
    const made = createTransport({ baseUrls: api, clientId, secret, locale: () => locale, ...(fetch && { fetch }) });
    ways.set(locale, made);
    return made;
  };

  return async ({ request, template, assets, config, preferences, nonce }) => {
    const { locale } = preferences;
    const transport = transportIn(locale);
    const handler = createRequestHandler({
      request,
      createRouter: () =>
        createPortalRouter(
          {
            config,
            transport,
            words: createWords(locale),
            data: createData({ transport, locale }),
            session: null,
            notices: createNoticeStore(),
          },
          nonce,
        ),
    });
    return handler(async ({ router, responseHeaders }) => {
      if (getSsrStatus(router) !== 200) await router.loadErrorRoutes();
      const app = renderToString(
        <StrictMode>
          <RouterServer router={router} />
        </StrictMode>,
      );
      router.serverSsr?.setRenderFinished();
      // The router's own script comes as a document of its own; only the script is wanted.
      const state = (await transformHtmlStringWithRouter(router, '')).replace(/^<!DOCTYPE html>/i, '');
      const html = fillTemplate(template, {
        url: new URL(request.url),
        attributes: htmlAttributes(preferences, variant.brand),
        icon: variant.icon,
        nonce,
        words: router.options.context.words.loaded().filter((name) => !STATIC_WORDS.has(name)),
        head: headOf(router.state.matches),
        routes: router.state.matches.map((match) => match.routeId),
        assets,
        config,
        app,
        state,
      });
      responseHeaders.set('content-type', 'text/html; charset=utf-8');
      return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
    });
  };
};
