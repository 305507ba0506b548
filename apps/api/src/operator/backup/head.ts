import { sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Db, Tx } from '../../frame/context.ts';

/** The first entry of a backup. */
export const HEAD = 'zonekit-backup.json';

/** What identifies a backup: it is restored into a database of the same migrations, whichever the engine. */
export interface Head {
  format: 1;
  made_at: string;
  migrations: string[];
  /** Rows by table, in the order in which they are restored. */
  tables: Record<string, number>;
}

export const migrationsOf = async (db: Db | Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

/** Every table of the service, those that others refer to first. */
export const tablesOf = async (db: Db | Tx): Promise<string[]> => {
  const { rows: all } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const left = new Set(all.map(({ name }) => name));
  left.delete(DEFAULT_MIGRATION_TABLE);
  left.delete(DEFAULT_MIGRATION_LOCK_TABLE);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !references.some(({ from, to }) => from === name && left.has(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}.`);
    for (const name of free) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
};
