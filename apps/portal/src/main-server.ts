/**
 * Runs the portal alone, before a service elsewhere: `node apps/portal/src/main-server.ts`. Its environment is documented
 * in docs/configuration.md and read by server/portal-env.ts. `/health` answers as long as the process does.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { readPortalEnv } from './server/portal-env.ts';
import { createPortalServer } from './server/portal-server.ts';

const DIST = join(import.meta.dirname, '../dist');

const start = async () => {
  const env = readPortalEnv(process.env, existsSync(DIST) ? readdirSync(DIST) : []);
  const app = await createPortalServer(env, join(DIST, env.PORTAL_VARIANT));
  closeWithGrace({ delay: 5000 }, () => app.close());
  await app.listen({ port: env.PORT, host: env.HOST });
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
