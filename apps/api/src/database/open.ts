import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type OpenDatabase, overPostgres, type Watch } from './database.ts';
import { openEmbedded } from './embedded.ts';

const OLDEST_POSTGRES = 15;
const IDLE_ERROR_EVERY_MS = 60_000;

/** Where a database is, without its password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
};

/** What an open database has to say to the operator. */
export type DatabaseLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

const openPostgres = async (
  url: string,
  { databasePool: max, databaseTimeoutMs: answerMs }: Config,
  log: DatabaseLog,
  watch?: Watch,
): Promise<OpenDatabase> => {
  let logged = Number.NEGATIVE_INFINITY;
  const onIdleError = (err: Error) => {
    // A server that stops breaks every idle connection of the pool.
    if (performance.now() - logged < IDLE_ERROR_EVERY_MS) return;
    logged = performance.now();
    log.warn({ err }, 'an idle database connection broke');
  };
  const database = overPostgres(url, onIdleError, { max, answerMs, watch });
  const askVersion = () =>
    sql<{ major: number }>`select current_setting('server_version_num')::int / 10000 as major`.execute(database.db);
  try {
    // While a busy machine loads the service, the connection's time can run out though PostgreSQL has answered.
    const { rows } = await askVersion().catch((error: Error) => {
      if (/timeout/.test(error.message)) return askVersion();
      throw error;
    });
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_POSTGRES)
      throw new Error(`it is PostgreSQL ${major}, and ${OLDEST_POSTGRES} is the oldest that serves`);
    return database;
  } catch (error) {
    await database.close();
    const { code, message } = error as Error & { code?: string };
    const reason = message || code || 'no reason given';
    throw new Error(`The database at ${placeOf(url)} (DATABASE_URL) cannot be used: ${reason}.`, { cause: error });
  }
};

/** The database that the configuration names. Throws an Error with one sentence for the operator. */
export const openDatabase = (config: Config, log: DatabaseLog, watch?: Watch): Promise<OpenDatabase> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config, log, watch)
    : openEmbedded(config.dataDir, {
        restore: config.restoreBackup,
        backupEveryMs: config.backupMinutes * 60_000,
        onBackupError: (err) => log.error({ err }, 'the backup of the embedded database failed'),
        onNotice: (sentence) => log.warn(sentence),
        watch,
      });
