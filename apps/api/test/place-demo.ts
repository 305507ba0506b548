import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createServer } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { demoDataDir, demoFiles, demoTemplate } from './demo-template.ts';
import { readTemplate } from './make-template.ts';
import { withServer } from './postgres-server.ts';

/**
 * Gives a service that runs as a process of its own all demo data, which it would take half a minute to make itself.
 * @param dataDir its folder
 * @param database name of its database, to be made on the server; left out, the embedded one in `dataDir` is made
 */
export const placeDemo = async (dataDir: string, database?: string): Promise<void> => {
  const config = { ...readConfig({ DEMO: '1' }), demoFiles: demoFiles() };
  const template = await demoTemplate(config, createServer({ ...config, logLevel: 'silent' }).log);
  await cp(demoDataDir(), dataDir, { recursive: true });
  if (database !== undefined)
    await withServer(String(process.env.TEST_DATABASE_URL), `create database ${database} template ${template}`);
  else await (await PGlite.create(join(dataDir, 'db'), { loadDataDir: await readTemplate(template) })).close();
};
