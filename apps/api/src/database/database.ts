import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresTypes } from './parsers.ts';
import type { Database } from './tables.ts';

/** An open database. `close` ends its connections; for the embedded engine it also writes everything out. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  /** Connections in use, idle and waited for; the embedded engine has one. */
  connections: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

// Dates of China are counted in China wherever the server stands. `::date` and `date_trunc` follow the session's zone.
const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw("set time zone 'Asia/Shanghai'"));
};

/**
 * Kysely on an embedded PGlite. One connection: while a transaction is open every other query waits, so a query on
 * `context.db` inside a transaction waits for itself for ever. Use the transaction that you were given.
 */
export const overPglite = (pglite: PGlite): OpenDatabase => {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite, onCreateConnection }) });
  return {
    db,
    engine: 'embedded',
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: () => db.destroy(),
  };
};

/**
 * Kysely on PostgreSQL 15 or later.
 * @param url `postgres://user:password@host:port/database`
 * @param onIdleError called when an idle connection breaks; the pool replaces it.
 */
export const overPostgres = (url: string, onIdleError: (error: Error) => void, max = 20): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: postgresTypes,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'zonekit-api',
  });
  pool.on('error', onIdleError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
  return {
    db,
    engine: 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
};
