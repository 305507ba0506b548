import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { lingersUnread } from '@zonekit/server/unread-body';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { keepRawBody, takeFiles } from './frame/body.ts';
import type { Context, Module } from './frame/context.ts';
import { answerErrors, watchBodies } from './frame/errors.ts';
import { protect } from './frame/headers.ts';
import { answerHealth } from './frame/health.ts';
import { queuesOf } from './frame/lifecycle/queue.ts';
import { limit } from './frame/limits.ts';
import { logAnswers, loggerOptions } from './frame/log.ts';
import { measure } from './frame/metrics.ts';
import { answerUnknown } from './frame/not-found.ts';
import { describeApi } from './frame/openapi.ts';
import { watchOutage } from './frame/outage.ts';
import { type Authenticate, makeServe } from './frame/serve.ts';
import { BASE_PATH } from './frame/signature.ts';
import { beginStop, isStopping } from './frame/stopping.ts';
import { serializerCompiler, validatorCompiler } from './frame/validation.ts';

/** An empty server with its log; the service, and whatever else a process serves, are mounted on it. */
export const createServer = (config: Config, logTo?: NodeJS.WritableStream): FastifyInstance => {
  const endConnection = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
    // A stopping process would be held by keep-alive clients until it is killed.
    if (lingersUnread(raw) || isStopping(app)) reply.header('connection', 'close');
  };
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only a proxy of one's own network is believed about who the client is.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    // What comes over a kept connection while it stops is answered, and the connection closed behind it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // An address that the router cannot read reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      endConnection(request, reply);
      answerErrors()(error, request, reply);
    },
  });
  app.addHook('preClose', async () => beginStop(app));
  app.addHook('onSend', async (request, reply) => endConnection(request, reply));
  return app;
};

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
    logAnswers(app, outage);
    answerUnknown(app);
    measure(app, database.connections);
    // Before the limits: a busy instance is alive, and nobody should restart it for that.
    answerHealth(app, context.db, migrations);
    await protect(app);
    await limit(app, context.config.maxLagMs);
    await app.register(cookie);
    await describeApi(app);
    const serve = makeServe(app, context, authenticate);
    for (const module of modules) {
      module.routes(serve, context, modules);
      const pages = module.pages?.(context);
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
