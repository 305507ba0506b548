/**
 * Runs the portal alone, before a service elsewhere. Environment: `PORT`, `HOST`, `PORTAL_VARIANT`, `PORTAL_ORIGIN`,
 * `API_BASE_URLS` (JSON: `{"fallback":"https://…/api","byPrefix":{"/policies":"https://…"}}`), `CLIENT_ID`,
 * `CLIENT_SECRET` (stays on the server), `TRANSPORT` (`direct`, the default: pages sign themselves, with `PUBLIC_CLIENT_SECRET`,
 * which reaches browsers; `gateway`: this server signs for them and keeps their tokens), `DEMO`.
 */
import { join } from 'node:path';
import type { BaseUrls } from '@zonekit/api-client/transport';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { httpsAdvice } from './server/gateway/https-advice.ts';
import { readTransport } from './server/read-transport.ts';
import { portal } from './server/server.ts';

const env = process.env;
const variant = env.PORTAL_VARIANT ?? 'ftz';
const api = JSON.parse(env.API_BASE_URLS ?? '{"fallback":"http://127.0.0.1:4174/api"}') as BaseUrls;
const clientId = env.CLIENT_ID ?? 'zonekit-portal';
const secret = env.CLIENT_SECRET ?? 'demo-secret';
const transport = readTransport(env.TRANSPORT);
const advice = transport === 'gateway' ? httpsAdvice(env.PORTAL_ORIGIN, env.HOST ?? '127.0.0.1') : null;
const app = Fastify({ logger: { level: env.LOG_LEVEL ?? 'info' }, trustProxy: env.TRUST_PROXY === '1' });

if (advice) app.log.warn(advice);
await app.register(portal, {
  distDir: join(import.meta.dirname, '../dist', variant),
  config: {
    api,
    transport,
    clientId,
    clientSecret: env.PUBLIC_CLIENT_SECRET ?? (env.DEMO === '1' ? secret : ''),
    demo: env.DEMO === '1',
  },
  server: { api, clientId, secret },
  ...(env.PORTAL_ORIGIN && { origin: env.PORTAL_ORIGIN }),
});
closeWithGrace({ delay: 5000 }, () => app.close());
await app.listen({ port: Number(env.PORT ?? 4173), host: env.HOST ?? '127.0.0.1' });
