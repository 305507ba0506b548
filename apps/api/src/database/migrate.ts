import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './tables.ts';

/**
 * Brings the database to the newest state. Safe when several instances start at once: Kysely takes an advisory lock
 * on PostgreSQL, and the embedded engine has one process. Resolves to the names that were run.
 *
 * Modules grow independently of one another, so a migration may sort before one that has already run.
 */
export const migrate = async (db: Kysely<Database>, migrations: Record<string, Migration>): Promise<string[]> => {
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

/** True when every migration has run. */
export const isMigrated = async (db: Kysely<Database>, migrations: Record<string, Migration>): Promise<boolean> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
};
