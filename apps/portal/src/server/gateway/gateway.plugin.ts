import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../origin.ts';
import { createGateway, type GatewayOptions, refuse } from './gateway.ts';

/** Where pages call; below it come the paths of the contract. */
export const GATEWAY_PATH = '/bff';
const gone = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

export interface GatewayPluginOptions extends GatewayOptions {
  /** Where visitors reach the portal, where it is configured. Default: the request's own origin. */
  origin?: string | undefined;
}

/** Takes the calls of pages on the portal's server, under `/bff`. */
export const gateway = async (app: FastifyInstance, { origin, ...config }: GatewayPluginOptions): Promise<void> => {
  const answer = createGateway(config);
  app.removeAllContentTypeParsers();
  // No body is parsed here: the gateway first decides whether to forward it, and how.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const language = request.headers['accept-language'];
    if ((error.statusCode ?? 500) < 500) return reply.send(refuse(400, 'bad_request', language));
    request.log.error({ err: error }, 'gateway');
    return reply.send(refuse(500, 'internal', language));
  });
  app.all('/*', { exposeHeadRoute: false }, async (request: FastifyRequest, reply: FastifyReply) => {
    const reached = originOf(request, origin);
    if (reached === null) return reply.send(refuse(400, 'bad_request', request.headers['accept-language']));
    const { host, protocol } = new URL(reached);
    const [path = '', query = ''] = request.url.slice(GATEWAY_PATH.length).split(/\?(.*)/s);
    return reply.send(
      await answer({
        method: request.method,
        path,
        query,
        body: request.body instanceof Readable ? request.body : Readable.from([]),
        headers: request.headers,
        ip: request.ip,
        host,
        protocol: protocol.slice(0, -1),
        signal: gone(reply),
      }),
    );
  });
};
