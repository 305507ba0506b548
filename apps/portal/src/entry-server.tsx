import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { fileUrl } from '@zonekit/api-client/file/client';
import { createTransport, type Transport, type TransportOptions } from '@zonekit/api-client/transport';
import type { Visitor } from '@zonekit/server/visitor';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { variant } from '#variant/variant.ts';
import type { PublicConfig } from './platform/config.ts';
import { createData } from './platform/data/data.ts';
import { PageError, readPageError } from './platform/data/page-error.ts';
import { createNoticeStore } from './platform/notices/notice-store.ts';
import { htmlAttributes, type Locale, type Preferences } from './platform/preferences/preferences.ts';
import { createWords } from './platform/words/words.ts';
import { createPortalRouter, type PortalRouter } from './router.tsx';
import { addressIn } from './server/seo/address-in.ts';
import { officeData } from './server/seo/office-data.ts';
import { pageData } from './server/seo/page-data.ts';
import type { ServerConfig } from './server/server-config.ts';
import { type Assets, fillTemplate } from './server/template.ts';
import { headOf } from './shell/head-of.ts';

export { variant };

export interface PageRequest {
  request: Request;
  template: string;
  assets: Assets;
  config: PublicConfig;
  preferences: Preferences;
  nonce: string;
  visitor: Visitor;
  /** Set for a visitor over the page limit: the page is a 429 and reads nothing. */
  refused: { retryAfterS: number } | null;
}

export type RenderPage = (page: PageRequest) => Promise<Response>;

/** The status of a page, which is that of the error it shows, and the seconds until the next try. */
const outcomeOf = (router: PortalRouter): { status: number; retryAfterS: number | null } => {
  const error: unknown = router.state.matches.find((match) => match.status === 'error')?.error;
  if (error === undefined) return { status: getSsrStatus(router), retryAfterS: null };
  return { status: readPageError(error).status, retryAfterS: error instanceof PageError ? error.retryAfterS : null };
};

/**
 * What renders pages: each with its own status (404 for a missing page); a redirect of a route is passed on.
 * One way to the service for each language, shared by all requests: what names the visitor lies beside it.
 */
export const createRenderer = ({ api, clientId, secret, fetch, headersFor }: ServerConfig): RenderPage => {
  const visitors = new AsyncLocalStorage<Visitor>();
  const requestHeaders: TransportOptions['requestHeaders'] = (request) => {
    const visitor = visitors.getStore();
    return visitor && headersFor ? headersFor(visitor, request) : {};
  };
  const transports = new Map<Locale, Transport>();
  const transportIn = (locale: Locale): Transport => {
    const cached = transports.get(locale);
    if (cached) return cached;
    const transport = createTransport({
      baseUrls: api,
      clientId,
      secret,
      locale: () => locale,
      requestHeaders,
      ...(fetch && { fetch }),
    });
    transports.set(locale, transport);
    return transport;
  };

  return async ({ request, template, assets, config, preferences, nonce, visitor, refused }) => {
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
            refused: refused && new PageError(429, null, refused.retryAfterS),
          },
          nonce,
        ),
    });
    const render = handler.bind(null, async ({ router, responseHeaders }) => {
      const { status, retryAfterS } = outcomeOf(router);
      if (status !== 200) await router.loadErrorRoutes();
      const app = renderToString(
        <StrictMode>
          <RouterServer router={router} />
        </StrictMode>,
      );
      router.serverSsr?.setRenderFinished();
      // The router renders its script as a document; only the script is used.
      const state = (await transformHtmlStringWithRouter(router, '')).replace(/^<!DOCTYPE html>/i, '');
      const { shell, variant: words } = router.options.context.words.get();
      const structuredData = (): object | null => {
        const match = router.state.matches.at(-1);
        if (match?.routeId === '/') return words ? officeData(variant, words) : null;
        if (!match || status !== 200) return null;
        const url = addressIn(new URL(request.url), null);
        const file = (id: string) => new URL(fileUrl(config.api, id), url).href;
        return pageData(match, { url, locale, search: { ...match.search }, fileUrl: file }, app);
      };
      const html = fillTemplate(template, {
        url: new URL(request.url),
        attributes: htmlAttributes(preferences, variant.brand),
        icon: variant.icon,
        nonce,
        words: router.sentWords(),
        head: headOf(router.state.matches, shell?.notFound ?? ''),
        routes: router.state.matches.map((match) => match.routeId),
        structuredData: structuredData(),
        assets,
        config,
        app,
        state,
      });
      responseHeaders.set('content-type', 'text/html; charset=utf-8');
      if (retryAfterS !== null) responseHeaders.set('retry-after', String(retryAfterS));
      return new Response(html, { status, headers: responseHeaders });
    });
    return visitors.run(visitor, render);
  };
};
