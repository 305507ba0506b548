/** Writes `<name>.endpoints.gen.ts` of every contract, as `generate` does: `node scripts/write-endpoints.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointFiles } from './generate-endpoints.ts';

for (const { path, make } of await endpointFiles()) writeFileSync(join(import.meta.dirname, '..', path), make());
