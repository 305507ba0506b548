/**
 * Runs the portal alone, before a service elsewhere. Environment: `PORT`, `HOST`, `PORTAL_VARIANT`, `PORTAL_ORIGIN`,
 * `API_BASE_URLS` (JSON: base URL by path prefix, `/` the fallback), `CLIENT_ID`, `CLIENT_SECRET`, `DEMO`.
 */
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { portal } from './server/server.ts';

const env = process.env;
const variant = env.PORTAL_VARIANT ?? 'ftz';
const app = Fastify({ logger: { level: env.LOG_LEVEL ?? 'info' }, trustProxy: env.TRUST_PROXY === '1' });

await app.register(portal, {
  distDir: join(import.meta.dirname, '../dist', variant),
  config: {
    apiBaseUrls: JSON.parse(env.API_BASE_URLS ?? '{"/":"/api"}') as Record<string, string>,
    clientId: env.CLIENT_ID ?? 'zonekit-portal',
    clientSecret: env.CLIENT_SECRET ?? 'demo-secret',
    demo: env.DEMO === '1',
  },
  ...(env.PORTAL_ORIGIN && { origin: env.PORTAL_ORIGIN }),
});
closeWithGrace({ delay: 5000 }, () => app.close());
await app.listen({ port: Number(env.PORT ?? 4173), host: env.HOST ?? '127.0.0.1' });
