import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers of an API: nothing in an answer may run, be framed or be guessed at. Pages of the sandbox set their own policy. */
export const protect = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] },
    },
    // A portal on another host of the zone shows the service's pictures and videos.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
  });
};
