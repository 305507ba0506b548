import { existsSync, statSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** The dump is made in memory; a database larger than this wants PostgreSQL and its tools. */
const LARGEST_BYTES = 512 * 1024 * 1024;

const sizeOf = async (pglite: PGlite): Promise<number> => {
  const { rows } = await pglite.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes ?? 0);
};

const positionOf = async (pglite: PGlite): Promise<string> => {
  const { rows } = await pglite.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  return rows[0]?.at ?? '';
};

export interface Backup {
  /** Dumps the database if it has changed since the last dump of this process. Resolves to whether it did. */
  take: () => Promise<boolean>;
}

/** Dumps beside the database: written whole under another name, synced, then renamed, so that the last good one stays. */
export const makeBackup = (pglite: PGlite, path: string): Backup => {
  let last = '';
  return {
    async take() {
      if ((await sizeOf(pglite)) > LARGEST_BYTES) return false;
      const before = await positionOf(pglite);
      if (before === last) return false;
      await pglite.exec('checkpoint');
      const dump = await pglite.dumpDataDir('gzip');
      const draft = `${path}.new`;
      const file = await open(draft, 'w');
      try {
        await file.writeFile(new Uint8Array(await dump.arrayBuffer()));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      last = await positionOf(pglite);
      return true;
    },
  };
};

/** When the last good dump was made; null without one. */
export const backupTime = (path: string): Date | null => (existsSync(path) ? statSync(path).mtime : null);

/** The dump, for `loadDataDir`. */
export const readBackup = async (path: string): Promise<Blob> => {
  await rm(`${path}.new`, { force: true });
  return new Blob([new Uint8Array(await readFile(path))], { type: 'application/x-gzip' });
};
