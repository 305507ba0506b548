import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import type { Context, Tx } from '../../frame/context.ts';
import { HEAD, type Head, migrationsOf, tablesOf } from './head.ts';

/** Rows read at once. */
const BATCH = 500;

/** The rows of a table as JSON lines, through a cursor of the server: a million rows take no memory here. */
async function* linesOf(tx: Tx, table: string, count: (rows: number) => void): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(tx);
    count(rows.length);
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`;
    if (rows.length < BATCH) break;
  }
  await sql`close backup_rows`.execute(tx);
}

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() && !path.startsWith(join(folder, 'incoming')) ? [path] : [];
  });
};

/**
 * Writes every row and every file of the disk storage to a `.tar.gz`, as of one moment. It can be restored on either engine.
 * Written whole under another name and renamed, so that a backup that broke off is none.
 * @returns rows and files in it
 */
export const backup = async (
  { db, config, now }: Context,
  target: string,
): Promise<{ rows: number; files: number }> => {
  const scratch = await mkdtemp(join(tmpdir(), 'zonekit-backup-'));
  const archive = pack();
  const draft = `${target}.new`;
  const written = pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  const add = async (name: string, path: string) => {
    const { size } = await stat(path);
    await pipeline(createReadStream(path), archive.entry({ name, size, mode: 0o600 }));
  };
  try {
    const tables: Head['tables'] = {};
    const migrations = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        for (const table of await tablesOf(tx)) {
          // A tar entry tells its size first, so the rows lie in a file before they go in.
          const path = join(scratch, `${table}.ndjson`);
          let count = 0;
          const lines = linesOf(tx, table, (rows) => {
            count += rows;
          });
          await pipeline(Readable.from(lines), createWriteStream(path, { mode: 0o600 }));
          tables[table] = count;
        }
        return migrationsOf(tx);
      });
    const head: Head = { format: 1, migrations, tables, made_at: now().toISOString() };
    archive.entry({ name: HEAD, mode: 0o600 }, JSON.stringify(head, null, 2));
    for (const table of Object.keys(tables)) await add(`tables/${table}.ndjson`, join(scratch, `${table}.ndjson`));
    const folder = join(config.dataDir, 'files');
    const files = await filesBelow(folder);
    for (const path of files) await add(`files/${path.slice(folder.length + 1)}`, path);
    archive.finalize();
    await written;
    await rename(draft, target);
    return { rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0), files: files.length };
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};
