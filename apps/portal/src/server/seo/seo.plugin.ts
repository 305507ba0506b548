import type { PageAddress } from '@zonekit/api-client/search/contract';
import { limitKey } from '@zonekit/server/limit-key';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../origin.ts';
import type { ServerConfig } from '../server-config.ts';
import { createAddresses } from './addresses.ts';
import { plainPages, robots } from './sitemap.ts';
import { createSitemapFiles } from './sitemap-files.ts';

export interface SeoOptions {
  /** How the server reaches the service. */
  service: ServerConfig;
  /** Ids of the routes of the build. */
  routes: readonly string[];
  origin: string | undefined;
}

/** Of one address: an index and its parts, several times. */
const SITEMAPS_PER_MINUTE = 60;
const RETRY_AFTER_S = 60;
const HOUR = 'public, max-age=3600';

/** Serves `/sitemap.xml`, the parts of a large one, and `/robots.txt`. Needs `@fastify/rate-limit` in the app. */
export const seo = async (app: FastifyInstance, { service, routes, origin }: SeoOptions): Promise<void> => {
  const pages = plainPages(routes);
  const addresses = createAddresses(service);
  const fileOf = createSitemapFiles();
  const countSitemap = app.createRateLimit({
    max: SITEMAPS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => limitKey(ip),
  });
  const bare = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(text);

  const send = async (request: FastifyRequest, reply: FastifyReply, part: number | null) => {
    const reached = originOf(request, origin);
    if (reached === null) return bare(reply, 400, '400 Bad Request');
    const count = await countSitemap(request);
    if (!count.isAllowed && count.isExceeded) {
      reply.header('retry-after', String(count.ttlInSeconds));
      return bare(reply, 429, '429 Too Many Requests');
    }
    let items: readonly PageAddress[];
    try {
      items = await addresses();
    } catch (error) {
      request.log.error({ err: error }, 'sitemap');
      reply.header('retry-after', String(RETRY_AFTER_S));
      return bare(reply, 503, '503 The addresses cannot be read now');
    }
    const acceptEncoding = request.headers['accept-encoding'] ?? '';
    const file = await fileOf(items, { pages, origin: reached, part, acceptEncoding });
    if (file === null) return bare(reply, 404, '404 Not Found');
    const { body, encoding } = file;
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': HOUR, vary: 'accept-encoding' })
      .type('application/xml; charset=utf-8')
      .send(body);
  };

  app.get('/sitemap.xml', (request, reply) => send(request, reply, null));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}$).xml', (request, reply) =>
    send(request, reply, Number(request.params.part)),
  );
  app.get('/robots.txt', async (request, reply) => {
    const reached = originOf(request, origin);
    if (reached === null) return bare(reply, 400, '400 Bad Request');
    return reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots(reached));
  });
};
