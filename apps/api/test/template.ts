import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { seed as seedAuth } from '../../demo-data/src/auth/auth.seed.ts';
import { overPglite, overPostgres } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { pgliteParsers } from '../src/database/parsers.ts';
import { migrations } from '../src/modules/modules.ts';
import { urlOf, withServer } from './postgres-server.ts';

const fill = async ({ db }: { db: Parameters<typeof migrate>[0] }): Promise<void> => {
  await migrate(db, migrations);
  await seedAuth({ db });
};

/** Made once for all test files: migrations and password hashes take most of the time that a test's service needs to start. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const name = `zonekit_template_${randomBytes(6).toString('hex')}`;
    await withServer(server, `create database ${name}`);
    const database = overPostgres(urlOf(server, name), () => undefined);
    await fill(database);
    await database.close();
    project.provide('template', name);
    return () => withServer(server, `drop database ${name} with (force)`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'zonekit-template-'));
  const file = join(folder, 'template.tar');
  const pglite = await PGlite.create({ parsers: pgliteParsers });
  const database = overPglite(pglite);
  await fill(database);
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('template', file);
  return () => rm(folder, { recursive: true, force: true });
};
