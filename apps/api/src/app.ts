import cookie from '@fastify/cookie';
import { createHttpServer } from '@zonekit/server/http-server';
import { logAnswers } from '@zonekit/server/log';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { keepRawBody, takeFiles } from './frame/body.ts';
import type { Context } from './frame/context.ts';
import { answerErrors, watchBodies } from './frame/errors.ts';
import { protect } from './frame/headers.ts';
import { answerHealth } from './frame/health.ts';
import { queuesOf } from './frame/lifecycle/queue.ts';
import { limit } from './frame/limits.ts';
import { measure } from './frame/metrics.ts';
import type { Module } from './frame/module.ts';
import { answerUnknown } from './frame/not-found.ts';
import { describeApi } from './frame/openapi.ts';
import { watchOutage } from './frame/outage.ts';
import { type Authenticate, makeServe } from './frame/serve.ts';
import { BASE_PATH } from './frame/signature.ts';
import { serializerCompiler, validatorCompiler } from './frame/validation.ts';
import { takeVisitor } from './frame/visitor.ts';

/** An empty server with its log; the service, and whatever else a process serves, are mounted on it. */
export const createServer = ({ logLevel, trustProxy }: Config, logTo?: NodeJS.WritableStream): FastifyInstance =>
  createHttpServer({ logLevel, trustProxy, logTo, frameworkErrors: answerErrors() });

export interface Parts {
  context: Context;
  database: Pick<OpenDatabase, 'connections'>;
  modules: readonly Module[];
  migrations: Record<string, Migration>;
  authenticate: Authenticate;
}

/** The service as a plugin: what it sets up reaches nothing beside it on the same server. */
const service =
  ({ context, database, modules, migrations, authenticate }: Parts): FastifyPluginAsync =>
  async (app) => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    const outage = watchOutage(app, context.db);
    app.setErrorHandler(answerErrors(outage));
    watchBodies(app);
    keepRawBody(app);
    await takeFiles(app);
    logAnswers(app, outage.wasRefused);
    answerUnknown(app);
    measure(app, database.connections);
    // Before the limits: a busy instance is alive, and nobody should restart it for that.
    answerHealth(app, context.db, migrations);
    protect(app);
    takeVisitor(app, context);
    await limit(app, context.config);
    await app.register(cookie);
    await describeApi(app);
    const serve = makeServe(app, context, authenticate);
    for (const module of modules) {
      module.routes(serve, context, modules);
      const pages = module.pages?.(context, modules);
      if (pages) await app.register(pages.plugin, { prefix: pages.prefix });
    }
  };

/**
 * Mounts the service under `/api` on a server made by `createServer`.
 * @throws Error where two modules keep a queue of one name
 */
export const buildApp = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  queuesOf(parts.modules);
  await app.register(service(parts), { prefix: BASE_PATH });
};
