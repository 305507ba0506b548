import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, overPglite, overPostgres } from '../src/database/database.ts';
import { pgliteParsers } from '../src/database/parsers.ts';
import { urlOf, withServer } from './postgres-server.ts';

type Fill = (database: OpenDatabase) => Promise<void>;

/**
 * Makes a database that tests start from.
 * @param name of a file, or on PostgreSQL of a database
 * @param from name of the one that it begins as; left out, it begins empty
 */
export const makeTemplate = async (name: string, fill: Fill, from?: string): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await withServer(server, `create database ${name}${from === undefined ? '' : ` template ${from}`}`);
    const database = overPostgres(urlOf(server, name), () => undefined);
    await fill(database).finally(() => database.close());
    return;
  }
  const loadDataDir = from === undefined ? undefined : await openAsBlob(from);
  const pglite = await PGlite.create({ parsers: pgliteParsers, ...(loadDataDir && { loadDataDir }) });
  const database = overPglite(pglite);
  await fill(database);
  // Without the log of what was filled in, which every test's database would read and replay.
  await pglite.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint');
  await writeFile(name, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
};
