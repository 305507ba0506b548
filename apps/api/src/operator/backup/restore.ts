import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { type Extract, extract } from 'tar-stream';
import type { Context, Tx } from '../../frame/context.ts';
import { HEAD, type Head, migrationsOf, tablesOf } from './head.ts';

/** Rows written at once; more than any table has that refers to itself. */
const BATCH = 1000;

const insertLines = async (tx: Tx, table: string, bytes: Readable): Promise<number> => {
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    // Numbers that the database gives are those of the backup.
    await sql`insert into ${sql.table(table)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${batch.join()}]`}::jsonb)`.execute(tx);
    count += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: bytes })) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return count;
};

/** Columns that the database numbers go on after the highest number that was restored. */
const numberOn = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows) {
    const highest = await sql<{ next: string }>`
      select coalesce(max(${sql.ref(column)}), 0) + 1 as next from ${sql.table(table)}`.execute(tx);
    const next = sql.raw(String(BigInt(highest.rows[0]?.next ?? 1)));
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} restart with ${next}`.execute(tx);
  }
};

const keepFile = async (folder: string, name: string, bytes: Readable): Promise<void> => {
  const path = join(folder, name);
  if (!path.startsWith(folder + sep)) throw new Error(`"${name}" in the backup leads out of the data folder.`);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }));
};

const readHead = async (tx: Tx, bytes: Readable, source: string): Promise<Head> => {
  const head = JSON.parse(Buffer.concat(await bytes.toArray()).toString()) as Head;
  if (head.format !== 1 || head.migrations.join() !== (await migrationsOf(tx)).join()) {
    throw new Error(`${source} was made by another version of the service. Restore it with that one, then update.`);
  }
  return head;
};

const reading = (source: string, archive: Extract) => pipeline(createReadStream(source), createGunzip(), archive);

/** Reads an archive to its end, so that one that was cut off is known before anything is touched. */
const readThrough = (source: string): Promise<void> => {
  const archive = extract();
  archive.on('entry', (_header, entry, next) => {
    entry.on('end', next).on('error', next).resume();
  });
  return reading(source, archive);
};

/**
 * Puts a backup in the place of all rows, in one transaction, and its files beside those that are there.
 * @throws Error in one sentence for what is no backup, or one of other migrations; then no row and no file has changed
 */
export const restore = async ({ db, config }: Context, source: string): Promise<{ rows: number; files: number }> => {
  await access(source).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} cannot be read (${error.code}).`, { cause: error });
  });
  const noBackup = (cause?: unknown) => new Error(`${source} is no backup of this service, or was cut off.`, { cause });
  await readThrough(source).catch((error: unknown) => {
    throw noBackup(error);
  });
  const archive = extract();
  let head: Head | null = null;
  let files = 0;
  const rows: Head['tables'] = {};
  await db.transaction().execute(async (tx) => {
    // Not before the transaction has begun: an entry that comes while nobody listens is lost, and the archive waits for ever.
    // Its error comes out of the loop as well.
    const ended = reading(source, archive).catch(() => undefined);
    try {
      for await (const entry of archive) {
        const { name } = entry.header;
        const bytes = Readable.from(entry as AsyncIterable<Buffer>, { objectMode: false });
        if (name === HEAD) {
          head = await readHead(tx, bytes, source);
          const tables = (await tablesOf(tx)).map((table) => sql.table(table));
          await sql`truncate ${sql.join(tables)}`.execute(tx);
        } else if (!head) {
          throw noBackup();
        } else if (name.startsWith('tables/')) {
          const table = basename(name, '.ndjson');
          rows[table] = await insertLines(tx, table, bytes);
        } else if (name.startsWith('files/')) {
          await keepFile(join(config.dataDir, 'files'), name.slice('files/'.length), bytes);
          files += 1;
        }
      }
    } catch (error) {
      archive.destroy();
      await ended;
      throw error;
    }
    const { tables } = head ?? {};
    if (!tables) throw noBackup();
    for (const [table, count] of Object.entries(tables as Head['tables'])) {
      if (rows[table] !== count) throw noBackup(`${table}: ${rows[table] ?? 0} of ${count} rows`);
    }
    await numberOn(tx);
  });
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files };
};
