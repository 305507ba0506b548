import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { variant } from '#variant/variant.ts';
import type { PublicConfig } from './config.ts';
import { createData } from './data/data.ts';
import { htmlAttributes, type Preferences } from './preferences/preferences.ts';
import { createPortalRouter } from './router.tsx';
import { type Assets, fillTemplate } from './server/template.ts';
import { headOf } from './shell/head-of.ts';
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

/** Renders one page: its status is the page's (404 where nothing was found), a redirect of a route is passed on. */
export const renderPage = ({
  request,
  template,
  assets,
  config,
  preferences,
  nonce,
}: PageRequest): Promise<Response> => {
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      createPortalRouter({ config, words: createWords(preferences.locale), data: createData() }, nonce),
  });
  return handler(async ({ router, responseHeaders }) => {
    const app = renderToString(
      <StrictMode>
        <RouterServer router={router} />
      </StrictMode>,
    );
    router.serverSsr?.setRenderFinished();
    // The starter of the router's own script comes as a document of its own; only the script is wanted.
    const state = (await transformHtmlStringWithRouter(router, '')).replace(/^<!DOCTYPE html>/i, '');
    const html = fillTemplate(template, {
      url: new URL(request.url),
      attributes: htmlAttributes(preferences, variant.brand),
      icon: variant.icon,
      words: router.options.context.words.loaded(),
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

export type RenderPage = typeof renderPage;
