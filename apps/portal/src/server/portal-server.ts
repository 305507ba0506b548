import { createHttpServer } from '@zonekit/server/http-server';
import { logAnswers } from '@zonekit/server/log';
import type { FastifyInstance } from 'fastify';
import { httpsAdvice } from './gateway/https-advice.ts';
import type { PortalEnv } from './portal-env.ts';
import { portal } from './server.ts';

/** A portal alone, before a service elsewhere, with the limits and the log of the service. Not yet listening. */
export const createPortalServer = async (
  env: PortalEnv,
  distDir: string,
  logTo?: NodeJS.WritableStream,
): Promise<FastifyInstance> => {
  const { API_BASE_URLS: api, CLIENT_ID: clientId, CLIENT_SECRET: secret, TRANSPORT: transport, DEMO: demo } = env;
  const advice = transport === 'gateway' ? httpsAdvice(env.PORTAL_ORIGIN, env.HOST) : null;
  const app = createHttpServer({ logLevel: env.LOG_LEVEL, trustProxy: env.TRUST_PROXY, logTo });
  if (advice) app.log.warn(advice);
  if (env.PORTAL_SECRET === undefined) {
    app.log.warn(
      'PORTAL_SECRET is not set: to the service all visitors have the address of this server, and one limit.',
    );
  }
  logAnswers(app);
  app.get('/health', async () => ({ status: 'ok' }));
  // Fastify's own writes the address with its query into the log.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found'));
  await app.register(portal, {
    distDir,
    config: { api, transport, clientId, clientSecret: env.PUBLIC_CLIENT_SECRET ?? (demo ? secret : ''), demo },
    server: { api, clientId, secret },
    pagesPerMinute: env.PAGES_PER_MINUTE,
    ...(env.PORTAL_SECRET !== undefined && { portalSecret: env.PORTAL_SECRET }),
    ...(env.PORTAL_ORIGIN && { origin: env.PORTAL_ORIGIN }),
  });
  return app;
};
