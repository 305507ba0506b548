/**
 * Runs the portal alone, before a service elsewhere: `node apps/portal/src/main-server.ts`. Its environment is told in
 * docs/configuration.md and read by server/portal-env.ts. `/health` answers as long as the process does.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lingersUnread } from '@zonekit/server/unread-body';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { httpsAdvice } from './server/gateway/https-advice.ts';
import { readPortalEnv } from './server/portal-env.ts';
import { portal } from './server/server.ts';

const DIST = join(import.meta.dirname, '../dist');

const start = async () => {
  const env = readPortalEnv(process.env, existsSync(DIST) ? readdirSync(DIST) : []);
  const { API_BASE_URLS: api, CLIENT_ID: clientId, CLIENT_SECRET: secret, TRANSPORT: transport, DEMO: demo } = env;
  const advice = transport === 'gateway' ? httpsAdvice(env.PORTAL_ORIGIN, env.HOST) : null;
  const app = Fastify({ logger: { level: env.LOG_LEVEL }, trustProxy: env.TRUST_PROXY });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (lingersUnread(raw)) reply.header('connection', 'close');
  });
  if (advice) app.log.warn(advice);
  app.get('/health', async () => ({ status: 'ok' }));
  await app.register(portal, {
    distDir: join(DIST, env.PORTAL_VARIANT),
    config: { api, transport, clientId, clientSecret: env.PUBLIC_CLIENT_SECRET ?? (demo ? secret : ''), demo },
    server: { api, clientId, secret },
    ...(env.PORTAL_ORIGIN && { origin: env.PORTAL_ORIGIN }),
  });
  closeWithGrace({ delay: 5000 }, () => app.close());
  await app.listen({ port: env.PORT, host: env.HOST });
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
