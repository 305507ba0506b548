import { setTimeout } from 'node:timers/promises';
import { beginStop } from '@zonekit/server/stopping';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import type { Context } from './frame/context.ts';
import type { Module } from './frame/module.ts';
import { keepSweeping } from './frame/sweep.ts';
import { startTracing } from './frame/tracing/tracing.ts';

export interface Service {
  /** Not yet listening: mount what else this process serves, then call `listen`. The service itself is under `/api`. */
  app: FastifyInstance;
  context: Context;
  /** One sentence for the operator, once the database serves nobody until the process starts anew. */
  broken: Promise<string>;
  /** Resolves to the address once requests are answered. Throws an Error in one sentence for a busy port. */
  listen: () => Promise<string>;
  /** Answers what comes for `drainMs` more and what is in flight then, with `connection: close`; then writes out and closes the database. */
  close: () => Promise<void>;
}

const listenError = ({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `Port ${port} cannot be opened: ${message}.`;
};

const seedDemo = async (context: Context, modules: readonly Module[]): Promise<void> => {
  const { seedAll } = await import('@zonekit/demo-data').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'DEMO is on, but the demo data are not installed: a production install leaves them out. Set DEMO=0, or install the development dependencies as well.',
      { cause: error },
    );
  });
  await seedAll(
    context,
    modules.map(({ name }) => name),
  );
};

/**
 * Opens the database, brings it to the newest state, fills the demo data in demo mode, and builds the server.
 *
 * @throws Error with one sentence for the operator: folder not writable, in use or broken; database out of reach.
 */
export const createService = async (config: Config): Promise<Service> => {
  // The embedded engine is compiled on other threads; what serves on top of it is loaded meanwhile.
  const parts = Promise.all([
    import('./app.ts').then((module) => ({ ...module, app: module.createServer(config) })),
    import('./modules/modules.ts'),
    import('./modules/auth/auth.tokens.ts'),
  ]);
  const later = (level: 'warn' | 'error') => (said: unknown, words?: string) =>
    void parts.then(([{ app }]) => app.log[level](said, words));
  const tracing = await startTracing(config);
  const opening = openDatabase(config, { warn: later('warn'), error: later('error') }, tracing?.query);
  const [database, [{ app, buildApp }, { migrations, modules }, { createAuthenticate }]] = await Promise.all([
    opening,
    parts,
  ]);
  const { db } = database;
  const context: Context = { config, db, now: () => new Date(), log: app.log };
  try {
    await database.alone(async (patient) => {
      await migrate(patient, migrations);
      if (config.demo) await seedDemo({ ...context, db: patient }, modules);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const authenticate = createAuthenticate(db, context.now);
  const stopSweeping = keepSweeping(context, modules);
  app.addHook('onClose', async () => {
    stopSweeping();
    await database.close();
    await tracing?.close();
  });
  tracing?.requests(app);
  await buildApp(app, { context, database, modules, migrations, authenticate });
  const listen = async () => {
    try {
      return await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await app.close();
      throw new Error(listenError(error as NodeJS.ErrnoException, config), { cause: error });
    }
  };
  const close = async () => {
    beginStop(app);
    await setTimeout(config.drainMs);
    await app.close();
  };
  return { app, context, broken: database.broken, listen, close };
};
