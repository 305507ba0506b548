import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, type DatabaseConnection, Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresTypes } from './parsers.ts';
import { createPreparing } from './prepared.ts';
import type { Database } from './tables.ts';

/** An open database. `close` ends its connections; for the embedded engine it also writes everything out. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  /** Connections in use, idle and waited for; the embedded engine has one. */
  connections: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
  /** One sentence, once the database serves nobody until the process starts anew; of PostgreSQL never. */
  broken: Promise<string>;
  /**
   * Runs the work while no other instance runs its own; the others wait. For what finds a database empty or old, fills it
   * and brings it up: on the `db` that the work is given, a statement may take as long as it needs.
   */
  alone: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>;
}

/** Hears of each query that has ended. */
export type Watch = (event: LogEvent) => void;

const NEVER = new Promise<never>(() => undefined);

const logging = (watch: Watch | undefined) => (watch ? { log: watch } : {});

/** Of the advisory lock behind `alone`; any number that nobody else takes. */
const ALONE = 7_306_175;

// Dates of China are counted in China wherever the server stands. `::date` and `date_trunc` follow the session's zone.
const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw("set time zone 'Asia/Shanghai'"));
};

/**
 * Kysely on an embedded PGlite. One connection: while a transaction is open every other query waits, so a query on
 * `context.db` inside a transaction waits for itself for ever. Use the transaction that you were given.
 */
export const overPglite = (pglite: PGlite, watch?: Watch): OpenDatabase => {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite, onCreateConnection }), ...logging(watch) });
  return {
    db,
    engine: 'embedded',
    broken: NEVER,
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    alone: (work) => work(db),
    close: () => db.destroy(),
  };
};

interface Limits {
  /** Connections. */
  max?: number;
  answerMs?: number;
  waitMs?: number;
  watch?: Watch | undefined;
}

const poolOf = (
  url: string,
  onIdleError: (error: Error) => void,
  { max = 20, answerMs = 30_000, waitMs = 5_000, watch }: Limits,
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: postgresTypes,
    connectionTimeoutMillis: waitMs,
    statement_timeout: answerMs,
    lock_timeout: 10_000,
    // A server that is gone without a word answers no statement_timeout.
    query_timeout: answerMs && answerMs + 5_000,
    keepAlive: true,
    application_name: 'zonekit-api',
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections alone; one that breaks in use would end the process. Its query fails besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const preparing = createPreparing();
  const prepared = {
    options: pool.options,
    connect: async () => preparing(await pool.connect()),
    end: () => pool.end(),
  };
  const dialect = new PostgresDialect({ pool: prepared, onCreateConnection });
  return { pool, db: new Kysely<Database>({ dialect, ...logging(watch) }) };
};

// Connections outside the pool: however small that is, the work finds one, and a killed process gives the lock back.
const aloneAt =
  (connectionString: string): OpenDatabase['alone'] =>
  async (work) => {
    const client = new pg.Client({ connectionString, application_name: 'zonekit-api-start' });
    // Its end is seen by the query that follows; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    // An index over a million rows takes longer than any request may.
    const { db } = poolOf(connectionString, () => undefined, { max: 4, answerMs: 0 });
    try {
      await client.query('select pg_advisory_lock($1)', [ALONE]);
      return await work(db);
    } finally {
      await db.destroy();
      await client.end();
    }
  };

/**
 * Kysely on PostgreSQL 15 or later.
 * @param url `postgres://user:password@host:port/database`
 * @param onIdleError called when an idle connection breaks; the pool replaces it.
 * @param limits `max` connections; `answerMs`: how long the database may take over one statement, 0 for as long as it needs;
 *   `waitMs`: how long a request waits for a connection
 *
 * A request fails with `unavailable` after `waitMs` (5 s) without a connection, 10 s at a locked row or `answerMs` without an
 * answer.
 */
export const overPostgres = (url: string, onIdleError: (error: Error) => void, limits: Limits = {}): OpenDatabase => {
  const { pool, db } = poolOf(url, onIdleError, limits);
  return {
    db,
    engine: 'postgres',
    broken: NEVER,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    alone: aloneAt(url),
    close: () => db.destroy(),
  };
};
