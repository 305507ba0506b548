/** Writes the route tree of every variant, as a build does: `node scripts/write-route-trees.ts`. */
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { VARIANTS } from './build-portal.ts';

for (const variant of VARIANTS) {
  process.env.PORTAL_VARIANT = variant;
  // The router's plugin writes it as soon as it knows its configuration.
  await resolveConfig({ root: join(import.meta.dirname, '../apps/portal'), logLevel: 'error' }, 'build');
}
