import { isStopping } from '@zonekit/server/stopping';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isMigrated } from '../database/migrate.ts';
import type { Db } from './context.ts';
import { Problem } from './problem.ts';

const CHECK_MS = 2000;

const notReady = () => new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(notReady()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** `/health`: the process answers. `/ready`: so does the database, it has every migration, and the process is not stopping; else 503. */
export const answerHealth = (app: FastifyInstance, db: Db, migrations: Record<string, Migration>): void => {
  // Once true it stays true: nobody takes a migration back under a running service.
  let migrated = false;
  const schema = { hide: true };
  const fresh = { 'cache-control': 'no-store' };
  app.get('/health', { schema }, async (_request, reply) => reply.headers(fresh).send({ status: 'ok' }));
  app.get('/ready', { schema }, async (_request, reply) => {
    if (isStopping(app)) throw notReady();
    await within(CHECK_MS, sql`select 1`.execute(db));
    migrated ||= await within(CHECK_MS, isMigrated(db, migrations));
    if (!migrated) throw notReady();
    return reply.headers(fresh).send({ status: 'ready' });
  });
};
