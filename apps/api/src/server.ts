import type { FastifyInstance } from 'fastify';
import { buildApp, createServer } from './app.ts';
import type { Config } from './config.ts';
import { overPostgres } from './database/database.ts';
import { openEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import type { Context } from './frame/context.ts';
import { authenticateToken } from './modules/auth/auth.tokens.ts';
import { migrations, modules, seedAll } from './modules/modules.ts';

export interface Service {
  /** Not yet listening: mount what else this process serves, then `await app.listen(…)`. The service is under `/api`. */
  app: FastifyInstance;
  context: Context;
  /** Answers what is in flight, then writes out and closes the database. */
  close: () => Promise<void>;
}

/**
 * Opens the database, brings it to the newest state, fills the demo data in demo mode and builds the server.
 * Throws an Error with one sentence for the operator where that cannot be done.
 */
export const createService = async (config: Config): Promise<Service> => {
  const app = createServer(config);
  const database = config.databaseUrl
    ? overPostgres(config.databaseUrl, (err) => app.log.warn({ err }, 'an idle database connection broke'))
    : await openEmbedded(config.dataDir);
  const context: Context = { config, db: database.db, now: () => new Date(), log: app.log };
  await migrate(database.db, migrations);
  if (config.demo) await seedAll(context);
  await buildApp(app, {
    context,
    database,
    modules,
    migrations,
    authenticate: (token) => authenticateToken(context.db, token, context.now()),
  });
  app.addHook('onClose', () => database.close());
  return { app, context, close: () => app.close() };
};
