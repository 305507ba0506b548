/** Builds every variant of the portal. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortal } from './build-portal.ts';

export const VARIANTS = readdirSync(join(import.meta.dirname, '../apps/portal/src/variants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

try {
  for (const variant of VARIANTS) {
    console.log(`${variant}: ${buildPortal(variant) ? 'built' : 'nothing has changed since the last build'}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
