import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './tables.ts';

/** The names of what has run; none in a database that has never been migrated. */
const finished = async (db: Kysely<Database>): Promise<Set<string>> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as there`.execute(db);
  if (!rows[0]?.there) return new Set();
  const { rows: done } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return new Set(done.map(({ name }) => name));
};

/** True when every migration has run. */
export const isMigrated = async (db: Kysely<Database>, migrations: Record<string, Migration>): Promise<boolean> => {
  const done = await finished(db);
  return Object.keys(migrations).every((name) => done.has(name));
};

/**
 * Brings the database to the newest state. Safe when several instances start at once: Kysely takes an advisory lock
 * on PostgreSQL, and the embedded engine has one process. Resolves to the names that were run.
 *
 * Modules grow independently of one another, so a migration may sort before one that has already run.
 */
export const migrate = async (db: Kysely<Database>, migrations: Record<string, Migration>): Promise<string[]> => {
  // The migrator reads the whole catalogue first, which takes the embedded engine as long as opening does. A database
  // with more than we know is the migrator's to refuse.
  const done = await finished(db);
  const names = Object.keys(migrations);
  if (done.size === names.length && names.every((name) => done.has(name))) return [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error) throw failed ? new Error(`Migration ${failed.migrationName} failed.`, { cause: error }) : error;
  return results.map((result) => result.migrationName);
};
