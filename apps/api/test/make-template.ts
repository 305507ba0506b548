import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, overPglite, overPostgres } from '../src/database/database.ts';
import { pgliteParsers } from '../src/database/parsers.ts';
import { urlOf, withServer } from './postgres-server.ts';

type Fill = (database: OpenDatabase) => Promise<void>;

/** A database to load, whose bytes are not copied once more whenever they are read. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer = async (): Promise<ArrayBuffer> => this.#bytes;
}

const dumps = new Map<string, Promise<Blob>>();

/**
 * A file of `makeTemplate`, read once for all test files of a worker.
 * @param name of the file
 */
export const readTemplate = (name: string): Promise<Blob> => {
  const dump = dumps.get(name) ?? readFile(name).then((file) => new Dump(new Uint8Array(file).buffer));
  dumps.set(name, dump);
  return dump;
};

/** Segments of its log of 1 MB instead of 16: each database that is loaded holds one. */
const SMALL_LOG = ['--wal-segsize=1'];

/**
 * Makes a new PGlite small, since it is opened for each test file: 4 MB of buffers instead of 128, which are filled with zeros
 * at the start, and none of the two databases that others are copied from.
 */
const shrink = async (pglite: PGlite): Promise<void> => {
  await pglite.exec("alter system set shared_buffers = '4MB'");
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
};

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
  const pglite = await PGlite.create({
    parsers: pgliteParsers,
    ...(from === undefined ? { initDbStartParams: SMALL_LOG } : { loadDataDir: await readTemplate(from) }),
  });
  if (from === undefined) await shrink(pglite);
  const database = overPglite(pglite);
  await fill(database);
  // Without the space of rows that the demo data replaced: 30 MB less for each test's database to read.
  await pglite.exec('vacuum full');
  // Without the log of what was filled in, which every test's database would read and replay.
  await pglite.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint');
  await writeFile(name, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
};
