import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeHtml } from '../encode.ts';
import { originOf } from '../origin.ts';
import type { ServerConfig } from '../server-config.ts';
import { createAddresses } from './addresses.ts';
import { plainPages, robots, sitemap } from './sitemap.ts';

export interface SeoOptions {
  /** How the server reaches the service. */
  service: ServerConfig;
  /** Ids of the routes of the build. */
  routes: readonly string[];
  origin: string | undefined;
}

const RETRY_AFTER_S = 60;
const HOUR = 'public, max-age=3600';

/** Serves `/sitemap.xml`, the parts of a large one, and `/robots.txt`. */
export const seo = async (app: FastifyInstance, { service, routes, origin }: SeoOptions): Promise<void> => {
  const pages = plainPages(routes);
  const addresses = createAddresses(service);
  const bare = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(text);

  const send = async (request: FastifyRequest, reply: FastifyReply, part: number | null) => {
    const reached = originOf(request, origin);
    if (reached === null) return bare(reply, 400, '400 Bad Request');
    let items: readonly string[];
    try {
      items = await addresses();
    } catch (error) {
      request.log.error({ err: error }, 'sitemap');
      reply.header('retry-after', String(RETRY_AFTER_S));
      return bare(reply, 503, '503 The addresses cannot be read now');
    }
    const xml = sitemap([...pages, ...items], reached, part);
    if (xml === null) return bare(reply, 404, '404 Not Found');
    const { body, encoding } = await encodeHtml(xml, request.headers['accept-encoding'] ?? '');
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
