import { verifyVisitor } from '@zonekit/server/visitor';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { BASE_PATH } from './signature.ts';

/**
 * Lets the portal's server say for whom it calls. `request.ip`, `request.host` and `request.protocol` are then the visitor's
 * and those of the portal, for every limit, quota and link below. A signature that does not hold is as none: the request
 * is the peer's own. Registered before the limits.
 */
export const takeVisitor = (app: FastifyInstance, { config: { portalSecret }, now }: Context): void => {
  if (portalSecret === null) return;
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.slice(BASE_PATH.length).split('?', 1);
    const { method, headers } = request;
    const visitor = verifyVisitor(headers, { method, path }, portalSecret, now().getTime() / 1000);
    if (visitor === null) return;
    const { host, protocol } = new URL(visitor.origin);
    // Own properties hide the getters of Fastify, which read the socket and `x-forwarded-*`.
    Object.defineProperties(request, {
      ip: { value: visitor.address },
      host: { value: host },
      protocol: { value: protocol.slice(0, -1) },
    });
  });
};
