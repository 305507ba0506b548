/** Builds every variant of the portal. */
import { buildPortal, VARIANTS } from './build-portal.ts';

try {
  for (const variant of VARIANTS) {
    console.log(`${variant}: ${buildPortal(variant) ? 'built' : 'nothing has changed since the last build'}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
