import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { limitKey } from '@zonekit/server/limit-key';
import { visitorHeaders } from '@zonekit/server/visitor';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '../entry-server.tsx';
import type { PublicConfig } from '../platform/config.ts';
import { LOCALES, type Locale, localeCookie, readPreferences } from '../platform/preferences/preferences.ts';
import type { Variant } from '../variants/variant.types.ts';
import { canonicalPaths } from './canonical-path.ts';
import { securityHeaders } from './csp.ts';
import { encodeHtml } from './encode.ts';
import { GATEWAY_PATH, gateway } from './gateway/gateway.plugin.ts';
import { IN_PROCESS, injectFetch } from './inject-fetch.ts';
import { originOf } from './origin.ts';
import { seo } from './seo/seo.plugin.ts';
import type { ServerConfig } from './server-config.ts';
import type { Assets } from './template.ts';

export interface PortalOptions {
  /** A built variant: `apps/portal/dist/<variant>`, with `client/` and `server/` in it. */
  distDir: string;
  /** Config for the browser. With the `gateway` transport it has neither the secret nor the service's address. */
  config: PortalConfig;
  /** How the server reaches the service. Default: the one that is mounted on the same app, at `config.api.fallback`. */
  server?: ServerConfig;
  /** Where visitors reach the portal, for canonical links: `https://portal.example`. Default: the request's own origin. */
  origin?: string;
  /** Signs visitors' addresses for the service, which has the same. Without it all visitors are one address to the service. */
  portalSecret?: string;
  /** Pages of one visitor's address in a minute; then they are answered 429. */
  pagesPerMinute: number;
}

/** `transport`: `direct` where not given. */
export type PortalConfig = Omit<PublicConfig, 'transport' | 'service'> & Partial<Pick<PublicConfig, 'transport'>>;

const publicConfig = (config: PortalConfig): PublicConfig => {
  const { transport = 'direct', api } = config;
  const base = { ...config, transport, service: api.fallback };
  return transport === 'direct' ? base : { ...base, api: { fallback: GATEWAY_PATH }, clientSecret: '' };
};

interface ServerBundle {
  createRenderer: (config: ServerConfig) => RenderPage;
  variant: Variant;
}

const YEAR = '365d';

/**
 * Fastify plugin that serves the portal: `app.register(portal, { distDir, config })`. Its pages take every path that no
 * other route of the app has; `/api/…` stays the service's.
 * @throws Error where `distDir` holds no built variant.
 */
export const portal = async (app: FastifyInstance, options: PortalOptions): Promise<void> => {
  const { distDir } = options;
  const config = publicConfig(options.config);
  const server = (file: string) => join(distDir, 'server', file);
  const template = readFileSync(server('template.html'), 'utf8');
  const assets = JSON.parse(readFileSync(server('assets.json'), 'utf8')) as Assets;
  const { createRenderer, variant }: ServerBundle = await import(pathToFileURL(server('entry-server.js')).href);

  const { portalSecret } = options;
  const service: ServerConfig = {
    ...(options.server ?? sameProcess(app, options.config)),
    ...(portalSecret && { headersFor: (visitor, request) => visitorHeaders(visitor, request, portalSecret) }),
  };
  const renderPage = createRenderer(service);
  if (config.transport === 'gateway')
    await app.register(gateway, { ...service, origin: options.origin, prefix: GATEWAY_PATH });

  await app.register(rateLimit, { global: false });
  await app.register(seo, { service, routes: Object.keys(assets.routes), origin: options.origin });

  await app.register(fastifyStatic, {
    root: join(distDir, 'client/assets'),
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    index: false,
    // The plugin's own route reads the whole folder at each request, to compare the case of letters.
    serve: false,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'page');
    return sendBare(reply, statusCode);
  });
  const canonicalPath = canonicalPaths(Object.keys(assets.routes));
  const countPage = app.createRateLimit({
    max: options.pagesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => limitKey(ip),
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === '/api' || request.url.startsWith('/api/')) return reply.callNotFound();
    const origin = originOf(request, options.origin);
    if (origin === null || !request.url.startsWith('/')) return sendBare(reply, 400);
    // Two slashes, or one and a backslash, begin the address of another host.
    const single = request.url.replace(/^[/\\]{2,}/, '/');
    if (single !== request.url) return reply.redirect(single, 308);
    const url = new URL(`${origin}${request.url}`);
    const path = canonicalPath(url.pathname);
    if (path !== null) return reply.redirect(`${path}${url.search}`, 301);
    const count = await countPage(request);
    const lang = url.searchParams.get('lang');
    const preferences = readPreferences({
      cookie: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
      lang,
      fallback: variant.defaultLocale,
    });
    const nonce = randomBytes(16).toString('base64');
    const response = await renderPage({
      request: new Request(url, { headers: { accept: 'text/html' } }),
      template,
      assets,
      config,
      preferences,
      nonce,
      visitor: { address: request.ip, origin },
      refused: !count.isAllowed && count.isExceeded ? { retryAfterS: count.ttlInSeconds } : null,
    });
    if (LOCALES.includes(lang as Locale)) reply.header('set-cookie', localeCookie(preferences.locale));
    reply
      .headers(securityHeaders(nonce, config.api, origin.startsWith('https:')))
      .header('vary', 'accept-encoding, accept-language, cookie');
    const location = response.headers.get('location');
    if (location) return reply.redirect(location, response.status);
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter) reply.header('retry-after', retryAfter);
    const { body, encoding } = await encodeHtml(await response.text(), request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(response.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(body);
  };

  app.get('/', page);
  app.get('/*', page);
};

/** An answer where no page can be rendered. */
const sendBare = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}`.trim());

const sameProcess = (app: FastifyInstance, { api, clientId, clientSecret }: PortalConfig): ServerConfig => ({
  api: { fallback: `${IN_PROCESS}${api.fallback}` },
  clientId,
  secret: clientSecret,
  fetch: injectFetch(app),
});
