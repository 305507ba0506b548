import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seed as seedAuth } from '../../demo-data/src/auth/auth.seed.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/modules/modules.ts';
import { makeTemplate } from './make-template.ts';
import { withServer } from './postgres-server.ts';

/** Made once for all test files: migrations and password hashes take most of the time that a test's service needs to start. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'zonekit-template-'));
  const names = server
    ? {
        base: `zonekit_template_${randomBytes(6).toString('hex')}`,
        demo: `zonekit_demo_${randomBytes(6).toString('hex')}`,
      }
    : { base: join(folder, 'base.tar'), demo: join(folder, 'demo.tar') };
  await makeTemplate(names.base, async ({ db }) => {
    await migrate(db, migrations);
    await seedAuth({ db, config: { demoVariant: 'ftz' } });
  });
  project.provide('templates', { ...names, folder });
  return async () => {
    if (server)
      for (const name of Object.values(names)) await withServer(server, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
};
