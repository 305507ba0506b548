import { Readable } from 'node:stream';
import { createGateway, refuse } from '@zonekit/api-client/gateway';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../origin.ts';
import type { ServerConfig } from '../server-config.ts';

/** Where pages call; below it come the paths of the contract. */
export const GATEWAY_PATH = '/bff';

const gone = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

export interface GatewayPluginOptions extends ServerConfig {
  /** Where visitors reach the portal, where it is configured. Default: the request's own origin. */
  origin?: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const requestOf = ({ method, url, headers, body }: FastifyRequest, origin: string, signal: AbortSignal): Request => {
  const fields = Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === 'string');
  const streamed = body instanceof Readable && { body: Readable.toWeb(body), duplex: 'half' };
  return new Request(`${origin}${url}`, { method, headers: fields, signal, ...streamed } as RequestInit);
};

/** Takes the calls of pages on the portal's server, under `/bff`. */
export const gateway = async (
  app: FastifyInstance,
  { origin, api, ...config }: GatewayPluginOptions,
): Promise<void> => {
  const answer = createGateway({ ...config, baseUrls: api, path: GATEWAY_PATH });
  app.removeAllContentTypeParsers();
  // No body is parsed here: the gateway first decides whether to forward it, and how.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const language = request.headers['accept-language'] ?? null;
    if ((error.statusCode ?? 500) < 500) return reply.send(refuse(400, 'bad_request', language));
    request.log.error({ err: error }, 'gateway');
    return reply.send(refuse(500, 'internal', language));
  });
  app.all('/*', { exposeHeadRoute: false }, async (request, reply) => {
    const language = request.headers['accept-language'] ?? null;
    const reached = originOf(request, origin);
    if (reached === null) return reply.send(refuse(400, 'bad_request', language));
    // `Request` has no such method (Fetch Standard, "forbidden method"), and neither has the contract.
    if (request.method === 'TRACE') return reply.send(refuse(405, 'method_not_allowed', language));
    return reply.send(await answer(requestOf(request, reached, gone(reply)), request.ip));
  });
};
