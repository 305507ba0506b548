import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, overPglite } from './database.ts';
import { pgliteParsers } from './parsers.ts';

/** The embedded database in `dataDir/db`; in memory without one. */
export const openEmbedded = async (dataDir: string | null): Promise<OpenDatabase> => {
  if (dataDir === null) return overPglite(await PGlite.create({ parsers: pgliteParsers }));
  await mkdir(dataDir, { recursive: true });
  return overPglite(await PGlite.create(join(dataDir, 'db'), { parsers: pgliteParsers }));
};
