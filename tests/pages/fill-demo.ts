/**
 * `node --import ./tests/shift-clock.ts tests/pages/fill-demo.ts`: fills an embedded database with the demo data of each variant,
 * all at once in a process each, for the servers of tests to copy (`demo-folder.ts`). With a variant's name it fills that one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/config.ts';
import { createService } from '../../apps/api/src/server.ts';
import { VARIANT_NAMES } from '../route-manifest.ts';
import { demoFolder } from './demo-folder.ts';

const fill = async (variant: string) => {
  const service = await createService({
    ...readConfig(process.env),
    dataDir: demoFolder(variant),
    demoVariant: variant,
  });
  await service.close();
};

const fillAside = async (variant: string) => {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, variant], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo of ${variant} could not be filled.`);
};

const [variant] = process.argv.slice(2);
if (variant !== undefined) await fill(variant);
else await Promise.all(VARIANT_NAMES.map(fillAside));
