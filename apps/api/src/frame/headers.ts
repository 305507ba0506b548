import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Headers of an API: nothing in an answer may run, be framed or be guessed at. Pages of the sandbox set their own policy. */
const middleware = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] },
  },
  // A portal on another host of the zone shows the service's pictures and videos.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'sameorigin' },
});

/** The headers that the middleware sets; none depends on the request. */
const headersOf = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
};

/** Sets them on every answer. They are asked of the middleware once: it would build them anew for each request. */
export const protect = (app: FastifyInstance): void => {
  const headers = headersOf();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
