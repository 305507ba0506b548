/**
 * `npm start`: builds what changed, then serves the portal and its service in one process.
 * Environment: PORT (4173), PORTAL_VARIANT (ftz), PORTAL_BUILD (production; `development` serves a second build on React's
 * development files, which reports hydration mismatches), DATA_DIR (.data), DATABASE_URL, DEMO,
 * TRANSPORT (direct; `gateway` keeps secret and tokens on this server), PORTAL_ORIGIN, and what `apps/api/src/config.ts` lists.
 */
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { readConfig } from '../apps/api/src/config.ts';
import { httpsAdvice } from '../apps/portal/src/server/gateway/https-advice.ts';
import { readStartEnv } from '../apps/portal/src/server/portal-env.ts';
import { buildPortal, portalDist, VARIANTS } from './build-portal.ts';
import { readSandboxBrand } from './sandbox-brand.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** @throws Error in one sentence where somebody else listens on the port. */
const checkPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`
            : `Port ${port} cannot be opened: ${error.message}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Settings of the service that a variant's demo starts with, where the environment does not set them. */
const DEMO_SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = { bsr: { BOOKING_OPEN: '0' } };

const start = async () => {
  const env = readStartEnv(process.env, VARIANTS);
  // A line for each request is for operators; here the address is to stay in sight.
  const settings = { LOG_LEVEL: 'warn', ...process.env };
  const { demo } = readConfig(settings);
  const given = readConfig({ ...(demo && DEMO_SETTINGS[env.PORTAL_VARIANT]), ...settings });
  // The portal of this process alone has to know it.
  const portalSecret = given.portalSecret ?? randomBytes(32).toString('hex');
  const sandboxBrand = demo ? await readSandboxBrand(env.PORTAL_VARIANT) : null;
  const config = { ...given, portalSecret, sandboxBrand, demoVariant: env.PORTAL_VARIANT };
  const { PORTAL_VARIANT: variant, PORTAL_BUILD: build, PORTAL_ORIGIN: origin, TRANSPORT: transport } = env;
  const advice = transport === 'gateway' ? httpsAdvice(origin, config.host) : null;
  await checkPort(config.port, config.host);

  say(`Building the portal (${variant}) where anything changed …`);
  buildPortal(variant, build);

  say(
    config.databaseUrl
      ? 'Opening PostgreSQL …'
      : 'Opening the embedded database; the first time it is filled with demo data …',
  );
  // Imported here, since they take a second that a busy port need not wait for.
  const [{ createService }, { endWhenBroken }, { portal }, { default: closeWithGrace }] = await Promise.all([
    import('../apps/api/src/server.ts'),
    import('../apps/api/src/end-when-broken.ts'),
    import('../apps/portal/src/server/server.ts'),
    import('close-with-grace'),
  ]);
  const service = await createService(config);
  closeWithGrace({ delay: config.drainMs + 10_000 }, async () => {
    say('Stopping …');
    await service.close();
  });
  void endWhenBroken(service);
  await service.app.register(portal, {
    distDir: portalDist(variant, build),
    config: {
      api: { fallback: '/api' },
      transport,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      demo: config.demo,
    },
    portalSecret,
    pagesPerMinute: env.PAGES_PER_MINUTE,
    ...(origin && { origin }),
  });
  await service.app.listen({ port: config.port, host: config.host });
  say(`\n  Ready: http://localhost:${config.port}\n`);
  if (advice) say(`  ${advice}`);
  if (config.demo) say('  Demo: accounts demo, staff, new, operator; password Demo-2026. Stop with Ctrl-C.');
  // Otherwise written at a clean end only; the next start after a `kill -9` is to be quick as well.
  flushCompileCache();
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
